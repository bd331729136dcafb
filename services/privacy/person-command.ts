import { isEmailAddress } from '../../shared/contact-details'
import { type Config, readConfig } from '../host/config/config'
import type { Environment } from '../host/config/environment'
import { listParts } from '../host/start-report'
import { openPersonalDataKey } from '../host/secrets'
import { askBackOffice, inShopDatabase } from '../host/shop-database'
import { PAYMENT_PROVIDERS } from '../shop/payments/providers'
import { erasePerson, exportPerson, type PersonErasure, type PersonExport } from './register'

interface PersonRequest {
  /** The first argument of the command. */
  email: string | undefined
  rootDir: string
  env: Environment
  say(line: string): void
}

/** Outside services that hold personal data. An operator has to request or erase it there. */
const HOLD_PERSONAL_DATA = ['mail', 'login', 'leads', 'chat', 'booking', 'analytics', ...PAYMENT_PROVIDERS]

/** `npm run person:export EMAIL`: writes the stored data about somebody as JSON. Rejects with the sentence to print. */
export async function exportCommand({ email, rootDir, env, say }: PersonRequest): Promise<void> {
  const address = readAddress(email, 'export')
  const config = readConfig(env, rootDir)
  const found = await inShopDatabase<PersonExport>(config, rootDir, {
    use: async (database) =>
      exportPerson(database, address, await openPersonalDataKey(config, database), new Date()),
    ask: async () =>
      (await askBackOffice(config, 'POST', 'person/export', { email: address })) as PersonExport,
  })
  say(JSON.stringify({ ...found, held_elsewhere: heldElsewhere(config) }, null, 2))
}

/** `npm run person:erase EMAIL`: erases somebody's data, and prints what was erased and what a law retains. Rejects likewise. */
export async function eraseCommand({ email, rootDir, env, say }: PersonRequest): Promise<void> {
  const address = readAddress(email, 'erase')
  const config = readConfig(env, rootDir)
  const { erased, kept } = await inShopDatabase<PersonErasure>(config, rootDir, {
    use: async (database) =>
      erasePerson(database, address, await openPersonalDataKey(config, database), new Date()),
    ask: async () =>
      (await askBackOffice(config, 'POST', 'person/erase', { email: address })) as PersonErasure,
  })
  const counts = Object.entries(erased).map(([place, count]) => `${place}: ${count}`)
  say(
    counts.length > 0
      ? `Erased: ${counts.join(', ')}.`
      : 'Nothing that may be erased is kept about this address.',
  )
  for (const sentence of kept) say(sentence)
  for (const sentence of heldElsewhere(config)) say(sentence)
}

const heldElsewhere = (config: Config): string[] =>
  listParts(config)
    .filter(({ name, state }) => state === 'real' && HOLD_PERSONAL_DATA.includes(name))
    .map(({ name, note }) => `Ask ${name} (${note}) as well: what it holds is not in this database.`)

function readAddress(typed: string | undefined, command: 'export' | 'erase'): string {
  const email = typed?.trim() ?? ''
  if (isEmailAddress(email)) return email
  throw new Error(`Name the email address: npm run person:${command} thandi@example.co.za`)
}
