/** Whether notices are pushed to this browser. */

/** Where it is remembered for which person they are. */
export const PUSHED_TO = 'kastelan-push'

/** Whether a person has turned this on here; then the page does not announce notices itself. */
export function isPushed(): boolean {
  return localStorage.getItem(PUSHED_TO) !== null
}
