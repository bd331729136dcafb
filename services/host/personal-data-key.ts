import type { Config } from './config/config'
import type { Queries } from '../database/open'
import { readSecrets } from './secrets'
import { fitsDatabase } from '../shop/index'

/**
 * 32 bytes: the configured key, or the one that this folder of data was given. Rejects with a sentence that names
 * PERSONAL_DATA_KEY where the database was begun with another: this host could read nothing that was sealed in it, and what it
 * sealed no other host could read.
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
