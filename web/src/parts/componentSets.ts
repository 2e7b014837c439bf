/** Own components of a table, as the value of its option names them: `true-tiles.json#5a0c1f9e2b47`. */

const OWN = /\.json#[0-9a-f]{12}$/

/** Whether a value of an option is a set of own components. */
export function isSet(value: string): boolean {
  return OWN.test(value)
}

/** What people call the set: `true-tiles`. */
export function setName(value: string): string {
  return value.replace(OWN, '')
}

/** The hash of the set, which says that two tables play with the same figures: `5a0c1f9e2b47`. */
export function setHash(value: string): string {
  return value.slice(value.lastIndexOf('#') + 1)
}

/** The set that a table uses; none if it uses the printed components. */
export function setOf(options: Readonly<Record<string, string>>): string | undefined {
  const value = options['components']
  return value === 'standard' ? undefined : value
}
