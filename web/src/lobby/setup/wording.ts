/** Words of the server, which stand in the middle of its sentences, as the beginning of one. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
