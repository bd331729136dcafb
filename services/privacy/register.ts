import { southAfricanDay } from '../../shared/sast-date'
import type { Database, Queries } from '../database/open'
import { answerPlace, loginPlace, termsPlace } from './accounts'
import { orderPlace } from './orders'
import { type Place, type Subject, subjectOf } from './place'
import { keepReport } from './reports'
import { cartPlace, leadPlace, signupPlace, waitlistPlace } from './requests'
import { STANDIN_PLACES } from './stand-ins'

/** Where the database keeps something about people. Answers for repeats are found by carts and orders, so they come first. */
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

/** What is kept about somebody, by place. */
export interface PersonExport {
  email: string
  exported_at: string
  held: { place: string; kept: string; records: object[] }[]
}

/** Everything that the database keeps about whoever reads a mailbox (POPIA s23). @param key opens what is sealed */
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
  await keepReport(database, 'export', southAfricanDay(now.getTime()), counts, now)
  return { email: subject.email, exported_at: now.toISOString(), held }
}

/** What was forgotten, by place, and what a law keeps. */
export interface PersonErasure {
  erased: Record<string, number>
  kept: string[]
}

/** Forgets whoever reads a mailbox, as far as no law keeps them: all of it, or nothing (POPIA s24). @param key opens what is sealed */
export async function erasePerson(
  database: Database,
  email: string,
  key: Buffer,
  now: Date,
): Promise<PersonErasure> {
  const subject: Subject = subjectOf(email, key)
  const result = await database.transaction(async (tx: Queries) => {
    const done: PersonErasure = { erased: {}, kept: [] }
    for (const { name, erase } of PLACES) {
      const { erased, kept } = await erase(tx, subject, now)
      if (erased > 0) done.erased[name] = erased
      done.kept.push(...kept)
    }
    await keepReport(tx, 'erasure', southAfricanDay(now.getTime()), done.erased, now)
    return done
  })
  await database.dropDeletedBytes?.()
  return result
}
