/**
 * Generates the types that come from contracts: the content model's by the official Storyblok CLI, the shop API's from
 * its OpenAPI document. `--check` changes nothing and fails when a committed file is out of date.
 */
import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { install } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { contentTypes } from './lib/content-types.mjs'
import { shopApiTypes } from './lib/shop-api-types.mjs'

const check = process.argv.includes('--check')
await install()
const { format, resolveConfig } = await import('prettier')

const work = await mkdtemp(path.join(os.tmpdir(), 'types-'))
try {
  for (const generator of [contentTypes, shopApiTypes]) {
    const { file, text } = await generator(work)
    const target = path.join(root, file)
    const wanted = await format(text, { ...(await resolveConfig(target)), filepath: target })
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
} finally {
  await rm(work, { recursive: true, force: true })
}

function fail(reason) {
  console.error(reason)
  process.exitCode = 1
}
