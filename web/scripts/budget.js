/** Fails when the client grew over its budget: scripts and styles, packed, without the words of languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BUDGET = 300_000
const folder = new URL('../../src/kastelan/server/client/assets/', import.meta.url)

const sizes = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name) && !name.startsWith('locale-'))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length])
  .sort((a, b) => b[1] - a[1])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)

for (const [name, size] of sizes.slice(0, 8)) console.log(`${String(size).padStart(8)}  ${name}`)
console.log(`${String(total).padStart(8)}  of ${BUDGET} bytes, ${sizes.length} files`)
if (total > BUDGET) {
  console.error('The client is over its budget.')
  process.exit(1)
}
