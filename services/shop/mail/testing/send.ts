import { PERSONAL_DATA_KEY, type TestShop } from '../../testing/shop'
import type { Mailer } from '../message'
import { sendBatch } from '../outbox'

/** What the outbox wrote to its log, as one text. */
export interface TestLog {
  text: string
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export function testLog(): TestLog {
  const write = (level: string) => (about: object, message: string) => {
    log.text += `${level} ${JSON.stringify(about)} ${message}\n`
  }
  const log: TestLog = { text: '', warn: write('warn'), error: write('error') }
  return log
}

/** Sends every mail of a shop that is due at `now`, as one process would. */
export async function sendAll(
  { database, siteUrl }: TestShop,
  mailer: Mailer,
  { now = new Date(), log = testLog(), helpEmail }: { now?: Date; log?: TestLog; helpEmail?: string } = {},
): Promise<void> {
  const options = { database, mailer, helpEmail, siteUrl, personalDataKey: PERSONAL_DATA_KEY, log }
  while (await sendBatch(options, now)) continue
}
