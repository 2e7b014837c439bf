/** Russian texts of the client. */
export const texts: Record<string, string> = import.meta.glob('$locale/ru/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
