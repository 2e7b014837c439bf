/** The engraving from the server, fetched once for each season and theme. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const known = new Map<string, Promise<string>>()
const VERSION = '1'

/** The content of the picture's <svg>; a failed request is repeated by the next call. */
export function engraving(season: string, theme: string): Promise<string> {
  const url = `/art/seasons/castle/${season}?theme=${theme}&v=${VERSION}`
  const cached = known.get(url)
  if (cached) return cached
  const request = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return inside(await response.text())
  })
  request.catch(() => known.delete(url))
  known.set(url, request)
  return request
}

/** The content of the <svg> element, without its title. */
export function inside(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/<title>.*?<\/title>/, '')
}
