/** The engraving as the server draws it: fetched once for each season and theme. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const known = new Map<string, Promise<string>>()
const VERSION = '1'

/** What is inside the picture's own <svg>; a picture that did not arrive is asked for again the next time. */
export function engraving(season: string, theme: string): Promise<string> {
  const url = `/art/seasons/castle/${season}?theme=${theme}&v=${VERSION}`
  const there = known.get(url)
  if (there) return there
  const coming = fetch(url).then(async (answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return inside(await answer.text())
  })
  coming.catch(() => known.delete(url))
  known.set(url, coming)
  return coming
}

/** The drawing without the document around it. */
export function inside(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/<title>.*?<\/title>/, '')
}
