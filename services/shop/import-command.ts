import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, readConfig } from '../config'
import { openDatabase } from '../database/open'
import type { Environment } from '../environment'
import { prepareDataDir } from '../data-dir'
import { tryLockDataDir } from '../lock'
import { type Changes, type ImportSummary, replaceCatalogue } from './store/replace-catalogue'

interface ImportRequest {
  /** The first argument of the command. */
  file: string | undefined
  rootDir: string
  env: Environment
  say(line: string): void
}

/**
 * `npm run catalogue:import FILE`: brings the shop's database up to date with a catalogue file and says what changed.
 * Throws an error with the sentence to show when nothing was imported.
 */
export async function importCommand({ file, rootDir, env, say }: ImportRequest): Promise<void> {
  if (!file) throw new Error('Name the file: npm run catalogue:import content/catalogue/products.json')
  const config = readConfig(env, rootDir)
  if (config.shopApiUrl) {
    throw new Error('SHOP_API_URL points at a shop elsewhere: import the catalogue where that shop runs.')
  }
  const content = await readJson(path.resolve(rootDir, file), file)
  if (!config.databaseUrl) await prepareDataDir(config.dataDir, rootDir)
  const summary = await importInto(config, path.basename(file), content)
  for (const line of describe(summary)) say(line)
}

async function readJson(address: string, file: string): Promise<unknown> {
  const text = await readFile(address, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    )
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function importInto(config: Config, file: string, content: unknown): Promise<ImportSummary> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !(await tryLockDataDir(dataDir))) return askHost(config, file, content)
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    return await replaceCatalogue(database, file, content, new Date())
  } finally {
    await database.close()
  }
}

/** The running host has the embedded database open, so its back office imports. */
async function askHost(
  { localUrl, dataDir, sandboxToken }: Config,
  file: string,
  content: unknown,
): Promise<ImportSummary> {
  const response = await fetch(`${localUrl}/sandbox/api/catalogue`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(sandboxToken && { authorization: `Bearer ${sandboxToken}` }),
    },
    body: JSON.stringify({ file, content }),
  }).catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return answer as ImportSummary
  if (response?.status === 422) throw new Error((answer as { error: string }).error)
  throw new Error(
    `The embedded database in ${dataDir} is in use by a running host, and its back office does not answer at ` +
      `${localUrl}/sandbox/. Stop the host, import, and start it again; or keep the shop on a Postgres (DATABASE_URL).`,
  )
}

/** One line for each kind: `products: 1 added (new-one), 2 changed (khumo, go), 0 removed`. */
const describe = (summary: ImportSummary): string[] =>
  Object.entries(summary).map(([kind, { added, changed, removed }]: [string, Changes]) => {
    const parts = Object.entries({ added, changed, removed }).map(
      ([what, codes]) => `${codes.length} ${what}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`,
    )
    return `${kind.replace('_', ' ')}: ${parts.join(', ')}`
  })
