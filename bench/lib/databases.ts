import type { BenchContext, Row } from '../types'

type Measure = (name: string, databaseUrl: string) => Promise<Row[]>

/** Measures on an empty Postgres; no rows on a machine without one, which is said. */
export async function onPostgres({ startPostgres, say }: BenchContext, measure: Measure): Promise<Row[]> {
  const postgres = await startPostgres()
  if (!postgres) {
    say('Postgres left out: this machine has none.')
    return []
  }
  try {
    return await measure('Postgres', postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** Measures on PGlite, then on Postgres. */
export const onBothDatabases = async (context: BenchContext, measure: Measure): Promise<Row[]> => [
  ...(await measure('PGlite', '')),
  ...(await onPostgres(context, measure)),
]
