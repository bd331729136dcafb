import type { Config } from './config/config'
import { prepareDataDir, tryLockDataDir } from './data-dir'
import { type Database, openDatabase } from '../database/open'

interface Access<Result> {
  use(database: Database): Promise<Result>
  /** Called where a running host has the embedded database open, to use its back office. */
  ask(): Promise<Result>
}

/** Runs a command of an operator in the shop's database. Rejects with the sentence to show. */
export async function inShopDatabase<Result>(
  { databaseUrl, dataDir, shopApiUrl }: Config,
  rootDir: string,
  { use, ask }: Access<Result>,
): Promise<Result> {
  if (shopApiUrl) throw new Error('SHOP_API_URL points at a shop elsewhere: run this where that shop runs.')
  if (!databaseUrl) await prepareDataDir(dataDir, rootDir)
  if (!databaseUrl && !(await tryLockDataDir(dataDir))) return ask()
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/**
 * Calls the back office of the running host, which is part of the sandbox.
 * @param path after `/sandbox/api/`
 */
export async function askBackOffice(
  { localUrl, dataDir, sandboxToken }: Config,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${localUrl}/sandbox/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(sandboxToken && { authorization: `Bearer ${sandboxToken}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return answer
  if (response?.status === 422) throw new Error((answer as { error: string }).error)
  throw new Error(
    `The embedded database in ${dataDir} is in use by a running host, and its back office does not answer at ` +
      `${localUrl}/sandbox/. Stop the host, run this, and start it again; or keep the shop on a Postgres (DATABASE_URL).`,
  )
}
