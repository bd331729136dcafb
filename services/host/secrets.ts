import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Queries } from '../database/open'
import { fitsDatabase } from '../shop/index'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../shop/payments/providers'
import type { Config } from './config/config'
import { whileLocked } from './data-dir'

/** Keys that a host generates where the environment names none. */
export type Secrets = ProviderSecrets & {
  /** 32 bytes as base64: encrypts ID numbers in the database. */
  personalDataKey: string
  /** Signs what the embedded content space reports to the site, and the uploads to it. */
  contentWebhookSecret: string
}

/** With these the shop and each embedded payment provider authenticate to each other. */
type ProviderSecrets = Record<`${PaymentProviderName}${'SecretKey' | 'WebhookSecret'}`, string>

const makeSecrets = (): Secrets => {
  const ofProviders = PAYMENT_PROVIDERS.flatMap((name) => [
    [`${name}SecretKey`, `sk_demo_${randomBytes(24).toString('hex')}`],
    [`${name}WebhookSecret`, `whsec_${randomBytes(24).toString('base64')}`],
  ])
  return {
    ...(Object.fromEntries(ofProviders) as ProviderSecrets),
    personalDataKey: randomBytes(32).toString('base64'),
    contentWebhookSecret: randomBytes(24).toString('hex'),
  }
}

/**
 * Reads the host's keys. The first call generates them, so no two machines have the same; a later call adds keys that a newer
 * version needs. Processes that start at the same time get the same keys. Rejects with a sentence that names DATA_DIR when the file is damaged.
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const stored = await readStored(dataDir)
  if (isComplete(stored)) return stored
  await mkdir(dataDir, { recursive: true })
  return whileLocked(path.join(dataDir, 'secrets.lock'), async () => {
    const latest = await readStored(dataDir)
    if (isComplete(latest)) return latest
    const secrets = { ...makeSecrets(), ...latest }
    await replaceFile(fileIn(dataDir), `${JSON.stringify(secrets, null, 2)}\n`)
    return secrets
  })
}

const NAMES = Object.keys(makeSecrets())

const isComplete = (stored: Partial<Secrets>): stored is Secrets => NAMES.every((name) => name in stored)

const fileIn = (dataDir: string): string => path.join(dataDir, 'secrets.json')

async function readStored(dataDir: string): Promise<Partial<Secrets>> {
  try {
    const stored: unknown = JSON.parse(await readFile(fileIn(dataDir), 'utf8'))
    if (isTexts(stored)) return stored
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(
    `DATA_DIR ${dataDir} holds damaged keys: put back a copy of its secrets.json, without which the ID numbers and the ` +
      'waitlist in the database cannot be read. Where nothing is worth keeping, begin with an empty folder.',
  )
}

const isTexts = (value: unknown): value is Partial<Secrets> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((secret) => typeof secret === 'string' && secret !== '')

/** Replaces the file in one step and flushes it: a reader, or a power cut, finds the old file or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const part = `${file}.part`
  await writeFile(part, text, { mode: 0o600, flush: true })
  await rename(part, file)
}

/**
 * Resolves with the configured key, or the one in DATA_DIR; 32 bytes. Rejects with a sentence that names PERSONAL_DATA_KEY where the
 * database was begun with another key: neither could this host decrypt the data of other hosts, nor they its data.
 */
export async function openPersonalDataKey(
  { personalDataKey, dataDir }: Pick<Config, 'personalDataKey' | 'dataDir'>,
  database: Queries,
): Promise<Buffer> {
  const key = Buffer.from(personalDataKey ?? (await readSecrets(dataDir)).personalDataKey, 'base64')
  if (await fitsDatabase(database, key)) return key
  const [wrong, remedy] =
    personalDataKey === undefined
      ? [
          `must be set: the key that DATA_DIR ${dataDir} was given is not`,
          'Set it, or put back the secrets.json of the DATA_DIR that the database was begun with.',
        ]
      : [
          'is not',
          'Set that one; where none was set, it is in the secrets.json of the DATA_DIR of that time.',
        ]
  throw new Error(
    `PERSONAL_DATA_KEY ${wrong} the one that the database was begun with, without which ID numbers, the waitlist and leads in ` +
      `it cannot be read. ${remedy}`,
  )
}
