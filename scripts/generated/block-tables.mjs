import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/paths.mjs'

const BLOCKS = path.join(root, 'src/blocks')

/** Every folder with a `meta.ts` is a block; the key is its name in the content model. */
async function readBlocks(work) {
  const folders = (await readdir(BLOCKS, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .flatMap((file) => /^([^/]+\/[^/]+)\/meta\.ts$/.exec(file)?.[1] ?? [])
  // A dynamic import, because commands start before packages are installed.
  const { build } = await import('esbuild')
  await build({
    entryPoints: folders.map((folder) => path.join(BLOCKS, folder, 'meta.ts')),
    outbase: BLOCKS,
    outdir: work,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
  })
  const blocks = folders.map(async (folder) => {
    const slug = path.posix.basename(folder)
    const { meta } = await import(pathToFileURL(path.join(work, folder, 'meta.mjs')).href)
    const hasFoot = existsSync(path.join(BLOCKS, folder, 'foot.tsx'))
    return { name: slug.replaceAll('-', '_'), slug, folder, hydrate: meta.hydrate, hasFoot }
  })
  return (await Promise.all(blocks)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The texts of the lazy registry, of the metas and of the examples, in this order. */
export async function blockTables(work) {
  const blocks = await readBlocks(work)
  return [registry(blocks), metas(blocks), examples(blocks)]
}

const registry = (blocks) => `import type { BlockDefinition } from '../islands'
import type { BlockName } from './block-name'

/** When each block is hydrated, and where its code is. A block of the content model without a folder fails the type check. */
export const blockRegistry: Readonly<Record<BlockName, BlockDefinition>> = {
${lines(blocks, (block) => {
  const foot = block.hasFoot ? `, foot: ${load(block, 'foot')}` : ''
  return `  ${block.name}: { hydrate: '${block.hydrate}', load: ${load(block, block.slug)}${foot} },`
})}
}
`

const load = ({ slug, folder }, file) =>
  `() => import(/* webpackChunkName: "block-${slug}" */ './${folder}/${file}')`

const metas = (blocks) => `import type { BlockName } from './block-name'
import type { BlockMeta } from './meta'
${imports(blocks, 'meta', 'meta')}

/** The metas of all blocks, for the build and for the preview in the browser. */
export const BLOCK_METAS: Readonly<Record<BlockName, BlockMeta>> = {
${entries(blocks)}
}
`

const examples = (blocks) => `import type { BlockName, BlokNamed } from './block-name'
import type { Examples } from './meta'
${imports(blocks, 'examples', 'example')}

/** The example content of every block, for the gallery. Plain data, so that the build can read it. */
export const EXAMPLES: { readonly [Name in BlockName]: Examples<BlokNamed<Name>> } = {
${entries(blocks)}
}
`

const lines = (blocks, line) => blocks.map(line).join('\n')
const camel = (slug) => slug.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
const imports = (blocks, name, file) =>
  lines(blocks, ({ slug, folder }) => `import { ${name} as ${camel(slug)} } from './${folder}/${file}'`)
const entries = (blocks) => lines(blocks, ({ name, slug }) => `  ${name}: ${camel(slug)},`)
