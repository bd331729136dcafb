import { isEmailAddress } from '../../shared/contact-details'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Database } from '../database/open'
import { erasePerson, exportPerson } from '../privacy/register'
import { readPrivacyReports } from '../privacy/reports'
import type { RecordKind } from '../standins/kit/received'

/** How many personal data were forgotten, exported and erased; not whose. */
export const PRIVACY_RECORDS: RecordKind = {
  name: 'privacy',
  title: 'Personal data',
  columns: ['kind', 'happened_at'],
  async read(queries, limit) {
    const reports = await readPrivacyReports(queries, limit)
    return reports.map(({ kind, happenedAt, report }) => ({
      kind,
      happened_at: happenedAt.toISOString(),
      ...report,
    }))
  },
}

const Person = Type.Object({ email: Type.String({ maxLength: 250 }) })

/** For an operator's commands while this host has the embedded database open. @param key opens encrypted personal data */
export function personRoutes(routes: FastifyInstance, database: Database, key: Buffer): void {
  const schema = { body: Person }
  for (const [name, act] of [
    ['export', exportPerson],
    ['erase', erasePerson],
  ] as const) {
    routes.post<{ Body: Static<typeof Person> }>(`/api/person/${name}`, { schema }, async ({ body }, reply) =>
      isEmailAddress(body.email)
        ? reply.header('cache-control', 'no-store').send(await act(database, body.email, key, new Date()))
        : reply.code(422).send({ error: 'This is no email address.' }),
    )
  }
}
