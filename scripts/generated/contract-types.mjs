import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { bin, root } from '../lib/paths.mjs'
import { runNode } from '../lib/run.mjs'

/** Types of the content model, by Storyblok's command, in one file. It runs on copies because it writes beside its input. */
export async function contentTypes(work) {
  // A dynamic import, because commands start before packages are installed.
  const { tsImport } = await import('tsx/esm/api')
  const { readJson } = await tsImport('../../services/lib/parse-json.ts', import.meta.url)
  for (const kind of ['components', 'datasources']) {
    const folder = path.join(root, 'content', kind, '1')
    for (const file of await readdir(folder))
      if (file.endsWith('.json')) await readJson(path.join(folder, file))
    await cp(path.join(root, 'content', kind), path.join(work, kind), { recursive: true })
  }
  const args = ['types', 'generate', '--strict', '--space', '1', '--path', work, '--filename', 'blocks']
  // A home folder of its own hides a developer's login from the command, which needs no network here.
  const options = { cwd: work, env: { HOME: work, USERPROFILE: work } }
  await orFail('content types', runNode([bin('storyblok'), ...args], options))
  const read = (file) => readFile(path.join(work, 'types', file), 'utf8')
  const [base, blocks] = [await read('storyblok.d.ts'), await read('1/blocks.d.ts')]
  return [`${base}\n${blocks.replace(/^(\/\/.*\n|import .*\n)+/, '')}`]
}

/** Types of the shop API's requests and answers, from the OpenAPI document that its routes generate. */
export async function shopApiTypes(work) {
  const document = path.join(work, 'openapi.json')
  const types = path.join(work, 'shop-api.d.ts')
  await orFail('shop API types', runNode(['--import', 'tsx', 'services/shop/write-openapi.ts', document]))
  await orFail('shop API types', runNode([bin('openapi-typescript'), document, '--output', types]))
  return [await readFile(types, 'utf8')]
}

async function orFail(name, step) {
  const { code, output } = await step
  if (code !== 0) throw new Error(`The ${name} could not be generated:\n${output}`)
}
