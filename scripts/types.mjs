/**
 * Generates what comes from contracts: the types of the content model by the official Storyblok CLI, those of the shop API
 * from its OpenAPI document, the tables of blocks from their folders. `--check` changes nothing and fails when a committed file is out of date.
 */
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { begin } from './lib/begin.mjs'
import { root, temporaryFolder } from './lib/paths.mjs'
import { blockDocs, blockExamples, blockMetas, blockRegistry } from './lib/block-tables.mjs'
import { contentTypes } from './lib/content-types.mjs'
import { shopApiTypes } from './lib/shop-api-types.mjs'

const check = process.argv.includes('--check')
await begin()
const { format } = await import('oxfmt')
const style = JSON.parse(await readFile(path.join(root, '.oxfmtrc.json'), 'utf8'))

const work = temporaryFolder('types-')
try {
  for (const generator of [contentTypes, shopApiTypes, blockRegistry, blockMetas, blockExamples, blockDocs]) {
    const { file, text } = await generator(work)
    const target = path.join(root, file)
    const { code: wanted } = await format(file, text, style)
    const present = await readFile(target, 'utf8').catch(() => '')
    if (present === wanted) console.log(`${file} is up to date`)
    else if (check) fail(`${file} is out of date: run npm run types and commit it.`)
    else {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, wanted)
      console.log(`${file} written`)
    }
  }
} catch (error) {
  fail(error.message)
}

function fail(reason) {
  console.error(reason)
  process.exitCode = 1
}
