/**
 * `npm run new:block -- NAME [--group GROUP]`: writes a block's folder and its component in the content model, so that types, lint and the
 * contracts of all blocks pass, and says what to do next (CONTRIBUTING.md, "Add a block").
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { begin } from './lib/begin.mjs'
import { bin, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { writeGenerated } from './generated/index.mjs'
import { readNames } from './new-block/block-names.mjs'
import { addComponent } from './new-block/content-model.mjs'
import { addRow, CARD_TABLES, filesOf } from './new-block/files.mjs'

const MODEL = 'content/components/1/components.json'
const read = (file) => readFile(path.join(root, file), 'utf8')
const write = async (file, text) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

async function changesOf(args) {
  const components = JSON.parse(await read(MODEL))
  const groups = JSON.parse(await read('content/components/1/groups.json'))
  const names = readNames(args, new Set(components.map(({ name }) => name)))
  const files = filesOf(names)
  const [there] = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
  if (there) throw new Error(`There is a file ${there} already.`)
  const model = addComponent(components, groups, names, { now: new Date(), newId: randomUUID })
  const tables = names.kind === 'card' ? CARD_TABLES : []
  const changed = await Promise.all(
    tables.map(async ({ file, table, row }) => [file, addRow(await read(file), table, row(names.name))]),
  )
  return {
    names,
    files,
    changed: { ...Object.fromEntries(changed), [MODEL]: `${JSON.stringify(model, null, 2)}\n` },
  }
}

const nextSteps = ({ names: { name, slug, group }, files, changed }) => `
Written:
${Object.keys(files).join('\n')}

Changed:
${Object.keys(changed).join('\n')}

Next:
1. Change the fields of ${name} in ${MODEL}; npm run types after that.
2. Write the component, and what it is for in meta.ts. Choose when it is hydrated.
3. Look at it: npm run dev, then /za/internal/tests/${name}/ at 390, 768 and 1440 px.
4. npx vitest run src/blocks/${group}/${slug} gatsby`

await begin()
try {
  const changes = await changesOf(process.argv.slice(2))
  const written = { ...changes.files, ...changes.changed }
  for (const [file, text] of Object.entries(written)) await write(file, text)
  const { code, output } = await runNode([bin('oxfmt'), ...Object.keys(changes.files)])
  if (code !== 0) throw new Error(`The files are written, and could not be formatted:\n${output}`)
  await writeGenerated()
  console.log(nextSteps(changes).trim())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
