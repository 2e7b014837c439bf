#!/bin/sh
# Copies the database of a running server, checks the copy, and deletes copies of more than 30 days ago:
#   deploy/backup.sh /var/lib/kastelan/tables.db /var/backups/kastelan
set -eu
database=$1 folder=$2
kastelan=${KASTELAN:-/opt/kastelan/bin/kastelan}
umask 077
mkdir -p "$folder"
copy="$folder/tables-$(date -u +%Y%m%dT%H%M%SZ).db"
"$kastelan" db backup "$copy" --database "$database"
"$kastelan" db check --database "$copy"
find "$folder" -maxdepth 1 -name 'tables-*.db' -mtime +30 -delete
