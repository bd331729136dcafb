/** `npm run bench [name…]`: every measurement in bench/, or the named ones, as a table and as JSON. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { provideChromium } from './lib/chromium.mjs'
import { startHost } from './lib/host.mjs'
import { begin, registerTypeScript } from './lib/begin.mjs'
import { copyProject, root } from './lib/paths.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { formatTable, isMissed } from './lib/table.mjs'

await begin()
await registerTypeScript()

const outDir = path.join(root, '.data', 'bench')
await mkdir(outDir, { recursive: true })
const wanted = process.argv.slice(2)
const files = (await readdir(path.join(root, 'bench')))
  .filter((file) => /^(?!types\.|.*\.test\.).*\.ts$/.test(file))
  .sort()

const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(path.parse(file).name))
if (chosen.length === 0) console.log('There is no such measurement in bench/.')

const say = (line) => console.log(`  ${line}`)
const context = { rootDir: root, copyProject, startHost, provideChromium, startPostgres, say }
for (const file of chosen) {
  const { default: bench } = await import(path.join(root, 'bench', file))
  console.log(`\n${bench.name}`)
  const rows = await bench.run(context)
  console.log(formatTable(rows))
  const result = { name: bench.name, node: process.version, at: new Date().toISOString(), rows }
  await writeFile(path.join(outDir, `${path.parse(file).name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
}
