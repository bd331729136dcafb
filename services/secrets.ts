import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The keys by which the shop and the embedded payment provider know each other. */
export interface StandinSecrets {
  checkoutSecretKey: string
  checkoutWebhookSecret: string
}

/** Reads the embedded services' keys; the first call makes them, so none is the same on two machines. */
export async function readSecrets(dataDir: string): Promise<StandinSecrets> {
  const file = path.join(dataDir, 'secrets.json')
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StandinSecrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const secrets: StandinSecrets = {
    checkoutSecretKey: `sk_demo_${randomBytes(24).toString('hex')}`,
    checkoutWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
  }
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
