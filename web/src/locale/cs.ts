/** Czech texts of the client. */
export const texts: Record<string, string> = import.meta.glob('$locale/cs/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
