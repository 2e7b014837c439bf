/** Runs pack_python.py under Pyodide: node pack_python.js SOURCES PACKAGES OUT */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const [source, site, out] = process.argv.slice(2)
const python = await loadPyodide({
  indexURL: fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url)),
})
for (const [place, folder] of Object.entries({ '/source': source, '/site': site, '/out': out })) {
  python.FS.mkdirTree(place)
  python.mountNodeFS(place, folder)
}
python.FS.writeFile('/home/pyodide/pack_python.py', readFileSync(new URL('pack_python.py', import.meta.url)))
python.runPython(`
from pathlib import Path
import pack_python
pack_python.main(Path('/source'), Path('/site'), Path('/out'))
`)
