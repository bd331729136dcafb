import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/** Types of the shop API's requests and answers, from the OpenAPI document its routes generate. */
export async function shopApiTypes(work) {
  const document = path.join(work, 'openapi.json')
  const types = path.join(work, 'shop-api.d.ts')
  await orFail(runNode(['--import', 'tsx', 'services/shop/write-openapi.ts', document]))
  await orFail(runNode([bin('openapi-typescript'), document, '--output', types]))
  return { file: 'shared/shop-api.gen.d.ts', text: await readFile(types, 'utf8') }
}

async function orFail(step) {
  const { code, output } = await step
  if (code !== 0) throw new Error(`The shop API's types could not be generated:\n${output}`)
}
