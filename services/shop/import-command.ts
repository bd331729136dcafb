import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../host/config/config'
import type { Environment } from '../host/config/environment'
import { askBackOffice, inShopDatabase } from '../host/shop-database'
import { JsonError, parseJson } from '../lib/parse-json'
import { type Changes, type ImportSummary, replaceCatalogue } from './store/import-catalogue'

interface ImportRequest {
  /** The first argument of the command. */
  file: string | undefined
  rootDir: string
  env: Environment
  say(line: string): void
}

/**
 * `npm run catalogue:import FILE`: updates the shop's database from a catalogue file and reports the changes. Throws an error
 * with the sentence to print when nothing was imported.
 */
export async function importCommand({ file, rootDir, env, say }: ImportRequest): Promise<void> {
  if (!file) throw new Error('Name the file: npm run catalogue:import content/catalogue/products.json')
  const config = readConfig(env, rootDir)
  const content = await readJson(path.resolve(rootDir, file), file)
  const name = path.basename(file)
  const summary = await inShopDatabase<ImportSummary>(config, rootDir, {
    use: (database) => replaceCatalogue(database, name, content, new Date()),
    ask: async () =>
      (await askBackOffice(config, 'PUT', 'catalogue', { file: name, content })) as ImportSummary,
  })
  for (const line of describe(summary)) say(line)
}

async function readJson(address: string, file: string): Promise<unknown> {
  const text = await readFile(address, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    )
  })
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof JsonError) throw new Error(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}

/** One line for each kind: `products: 1 added (new-one), 2 changed (khumo, go), 0 removed`. */
const describe = (summary: ImportSummary): string[] =>
  Object.entries(summary).map(([kind, { added, changed, removed }]: [string, Changes]) => {
    const parts = Object.entries({ added, changed, removed }).map(
      ([what, codes]) => `${codes.length} ${what}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`,
    )
    return `${kind.replace('_', ' ')}: ${parts.join(', ')}`
  })
