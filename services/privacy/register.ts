import { southAfricanDay } from '../../shared/sast-date'
import type { Database, Queries } from '../database/open'
import { answerPlace, loginPlace, termsPlace } from './accounts'
import { orderPlace } from './orders'
import { type Place, subjectOf } from './place'
import { completeRetention, type Counts, storeReport } from './reports'
import { cartPlace, leadPlace, signupPlace, waitlistPlace } from './requests'
import { STANDIN_PLACES } from './stand-ins'

/** Every place with data about people. Stored responses come first, because they are found by carts and orders. */
export const PLACES: readonly Place[] = [
  answerPlace,
  cartPlace,
  orderPlace,
  signupPlace,
  leadPlace,
  waitlistPlace,
  termsPlace,
  loginPlace,
  ...STANDIN_PLACES,
]

/** The stored data about somebody, by place. */
export interface PersonExport {
  email: string
  exported_at: string
  held: { place: string; kept: string; records: object[] }[]
}

/** All stored data about the owner of a mailbox (POPIA s23). @param key decrypts sealed columns */
export async function exportPerson(
  database: Database,
  email: string,
  key: Buffer,
  now: Date,
): Promise<PersonExport> {
  const subject = subjectOf(email, key)
  const held: PersonExport['held'] = []
  for (const { name, kept, find } of PLACES) {
    const records = await find(database, subject)
    if (records.length > 0) held.push({ place: name, kept, records })
  }
  const counts = Object.fromEntries(held.map(({ place, records }) => [place, records.length]))
  await storeReport(database, 'export', southAfricanDay(now.getTime()), counts, now)
  return { email: subject.email, exported_at: now.toISOString(), held }
}

/** The erased rows, by place, and the records that a law retains. */
export interface PersonErasure {
  erased: Record<string, number>
  kept: string[]
}

/** Erases all data about a mailbox's owner at once, unless a law retains it (POPIA s24). @param key decrypts sealed columns */
export async function erasePerson(
  database: Database,
  email: string,
  key: Buffer,
  now: Date,
): Promise<PersonErasure> {
  const subject = subjectOf(email, key)
  const result = await database.transaction(async (tx: Queries) => {
    const done: PersonErasure = { erased: {}, kept: [] }
    for (const { name, erase } of PLACES) {
      const { erased, kept } = await erase(tx, subject, now)
      if (erased > 0) done.erased[name] = erased
      done.kept.push(...kept)
    }
    await storeReport(tx, 'erasure', southAfricanDay(now.getTime()), done.erased, now)
    return done
  })
  await database.dropDeletedBytes?.()
  return result
}

/**
 * Erases all data whose retention time has passed, as the privacy page promises (POPIA s14), and stores a dated report. Runs
 * once a day on whichever host is first, in one transaction, which the next round repeats after a failure.
 * @returns the erased rows by place; undefined when today's retention has already run
 */
export async function retainOnlyWhatIsPromised(database: Database, now: Date): Promise<Counts | undefined> {
  const day = southAfricanDay(now.getTime())
  const forgotten = await database.transaction(async (tx) => {
    if (!(await storeReport(tx, 'retention', day, {}, now))) return undefined
    const counts: Record<string, number> = {}
    for (const { name, forget } of PLACES) counts[name] = await forget(tx, now)
    await completeRetention(tx, day, counts)
    return counts
  })
  if (forgotten && Object.values(forgotten).some((count) => count > 0)) await database.dropDeletedBytes?.()
  return forgotten
}
