/** Loads Python and this project's packages into a worker. */
import type { PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'

/** The names of a build's files. */
interface Files {
  /** the folder of Pyodide */
  pyodide: string
  /** Python's standard library, as far as it is used */
  library: string
  /** this project's package, which is imported from the archive as it is */
  packages: string
  /** other packages, whose files have to lie in a folder */
  others: string
}

/** The part of Emscripten's file system that is used. */
interface FileSystem {
  writeFile(path: string, content: Uint8Array): void
}

const PACKAGES = '/lib/kastelan.zip'
const OTHERS = '/lib/others'

export async function loadPython(base: string): Promise<PyodideAPI> {
  const files = (await (await fetch(`${base}files.json`)).json()) as Files
  const packages = fetch(base + files.packages).then(unpacked)
  const others = fetch(base + files.others).then(unpacked)
  const address = `${base}${files.pyodide}/pyodide.mjs`
  const { loadPyodide } = (await import(/* @vite-ignore */ address)) as typeof import('pyodide')
  const python = await loadPyodide({
    indexURL: `${base}${files.pyodide}/`,
    stdLibURL: base + files.library,
  })
  ;(python.FS as FileSystem).writeFile(PACKAGES, new Uint8Array(await packages))
  python.unpackArchive(await others, 'zip', { extractDir: OTHERS })
  python.runPython(`import sys; sys.path[:0] = ['${PACKAGES}', '${OTHERS}']`)
  return python
}

/** The bytes of a packed file. It is unpacked here, because not every host sends it so that browsers do. */
async function unpacked(response: Response): Promise<ArrayBuffer> {
  if (!response.ok || !response.body) throw new Error(`${response.url}: ${response.status}`)
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

type Given = string | number | null | undefined

/** An object of Python's whose methods take and give texts and numbers. */
export type Callable<Name extends string> = PyProxy & Record<Name, (...given: Given[]) => string>
