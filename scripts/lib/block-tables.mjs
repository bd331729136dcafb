import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from './paths.mjs'

const BLOCKS = 'src/blocks'
const HEAD = '// Written by `npm run types` from the folders of the blocks: do not edit.\n'

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

/** What a module that imports no more than types exports. */
async function evaluate(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

let read

/** Every folder with a `meta.ts`: a block, by the name it has in the content model. */
const readBlocks = () => (read ??= readFolders())

async function readFolders() {
  const groups = (await readdir(path.join(root, BLOCKS), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )
  const blocks = []
  for (const { name: group } of groups) {
    for (const slug of await readdir(path.join(root, BLOCKS, group))) {
      const folder = `${group}/${slug}`
      const file = (name) => path.join(root, BLOCKS, folder, name)
      if (!(await exists(file('meta.ts')))) continue
      const { meta } = await evaluate(file('meta.ts'))
      const hasFoot = await exists(file('foot.tsx'))
      blocks.push({ name: slug.replaceAll('-', '_'), slug, folder, meta, hasFoot })
    }
  }
  return blocks.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const camel = (slug) => slug.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

const load = ({ slug, folder }, file) =>
  `() => import(/* webpackChunkName: "block-${slug}" */ './${folder}/${file}')`

/** The lazy registry: when each block is hydrated, and where its code is. */
export async function blockRegistry() {
  const blocks = await readBlocks()
  const lines = blocks.map(
    (block) =>
      `${block.name}: { hydrate: '${block.meta.hydrate}', load: ${load(block, block.slug)}, ${
        block.hasFoot ? `foot: ${load(block, 'foot')},` : ''
      } },`,
  )
  return {
    file: `${BLOCKS}/registry.gen.ts`,
    text: `${HEAD}import type { BlockDefinition } from '../islands'
import type { BlockName } from './block-name'

/** Every block of the content model: one without a folder here fails the type check. */
export const blockRegistry: Readonly<Record<BlockName, BlockDefinition>> = {
${lines.join('\n')}
}`,
  }
}

const table = (blocks, { file, constant, imported, type, typeImport, doc }) => ({
  file: `${BLOCKS}/${file}`,
  text: `${HEAD}${blocks
    .map(
      ({ slug, folder }) =>
        `import { ${imported.name} as ${camel(slug)} } from './${folder}/${imported.file}'`,
    )
    .join('\n')}
${typeImport}

${doc}
export const ${constant}: ${type} = {
${blocks.map(({ name, slug }) => `${name}: ${camel(slug)},`).join('\n')}
}`,
})

/** What each block says of itself. */
export const blockMetas = async () =>
  table(await readBlocks(), {
    file: 'metas.gen.ts',
    constant: 'BLOCK_METAS',
    imported: { name: 'meta', file: 'meta' },
    type: 'Readonly<Record<BlockName, BlockMeta>>',
    typeImport: "import type { BlockName } from './block-name'\nimport type { BlockMeta } from './meta'",
    doc: '/** What each block says of itself: the build reads it, and of the browser the preview alone. */',
  })

/** The example content of each block, for its page of the gallery. */
export const blockExamples = async () =>
  table(await readBlocks(), {
    file: 'examples.gen.ts',
    constant: 'EXAMPLES',
    imported: { name: 'examples', file: 'example' },
    type: '{ readonly [Name in BlockName]: Examples<BlokNamed<Name>> }',
    typeImport:
      "import type { BlockName, BlokNamed } from './block-name'\nimport type { Examples } from './meta'",
    doc: '/** The example content of every block, for its page under /za/internal/tests/. Plain data, so that the build can read it. */',
  })

const DOCS = 'docs/editing-content.md'
const BEGIN = '<!-- blocks: written by `npm run types` -->'
const END = '<!-- /blocks -->'

/** The table of blocks for editors. */
export async function blockDocs() {
  const components = JSON.parse(
    await readFile(path.join(root, 'content/components/1/components.json'), 'utf8'),
  )
  const requiredOf = (name) => {
    const schema = components.find((component) => component.name === name)?.schema ?? {}
    const required = Object.keys(schema).filter((field) => schema[field].required)
    return required.length > 0 ? required.map((field) => `\`${field}\``).join(', ') : 'none'
  }
  const rows = (await readBlocks()).map(
    ({ name, meta }) => `| \`${name}\` | ${meta.purpose} | ${requiredOf(name)} | ${meta.hydrate} |`,
  )
  const text = await readFile(path.join(root, DOCS), 'utf8')
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (before < 0 || after < 0)
    throw new Error(`${DOCS} lacks the place for its table of blocks: ${BEGIN} ${END}`)
  return {
    file: DOCS,
    text: `${text.slice(0, before)}${BEGIN}

| block | for | required fields | hydrated |
| --- | --- | --- | --- |
${rows.join('\n')}

${text.slice(after)}`,
  }
}
