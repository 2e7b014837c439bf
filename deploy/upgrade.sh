#!/bin/sh
# Copies the database, installs a release with its locked libraries, and starts the server again:
#   deploy/upgrade.sh kastelan-0.2.0-py3-none-any.whl requirements.txt
set -eu
wheel=$1 locked=$2
home=${INSTALLED:-/opt/kastelan} database=${DATABASE:-/var/lib/kastelan/tables.db}
backups=${BACKUPS:-/var/backups/kastelan} service=${SERVICE:-kastelan}
KASTELAN="$home/bin/kastelan" "$(dirname "$0")/backup.sh" "$database" "$backups"
systemctl stop "$service"
"$home/bin/pip" install --quiet --require-hashes --requirement "$locked"
"$home/bin/pip" install --quiet --no-deps --force-reinstall "$wheel"
"$home/bin/kastelan" db upgrade --database "$database"
systemctl start "$service"
