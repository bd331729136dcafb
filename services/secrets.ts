import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Keys that a host makes for itself where the environment names none. */
export interface Secrets {
  /** By these the shop and each embedded payment provider know each other. */
  checkoutSecretKey: string
  checkoutWebhookSecret: string
  blackbirdSecretKey: string
  blackbirdWebhookSecret: string
  stitchSecretKey: string
  stitchWebhookSecret: string
  /** 32 bytes as base64: encrypts ID numbers in the database. */
  personalDataKey: string
}

const makeApiKey = (): string => `sk_demo_${randomBytes(24).toString('hex')}`
const makeWebhookSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

const makeSecrets = (): Secrets => ({
  checkoutSecretKey: makeApiKey(),
  checkoutWebhookSecret: makeWebhookSecret(),
  blackbirdSecretKey: makeApiKey(),
  blackbirdWebhookSecret: makeWebhookSecret(),
  stitchSecretKey: makeApiKey(),
  stitchWebhookSecret: makeWebhookSecret(),
  personalDataKey: randomBytes(32).toString('base64'),
})

/** Reads the host's keys; the first call makes them, so none is the same on two machines, and later ones what is new. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json')
  const stored = await readStored(file)
  const secrets = { ...makeSecrets(), ...stored }
  if (Object.keys(stored).length < Object.keys(secrets).length) {
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  }
  return secrets
}

async function readStored(file: string): Promise<Partial<Secrets>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return {}
  }
}
