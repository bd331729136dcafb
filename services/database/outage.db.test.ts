import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase, type Queries } from './open'
import { checkDatabase, isDatabaseOutage } from './outage'
import type { PoolLimits } from './pool'
import { createServerDatabase, onServer } from './testing/on-server'
import { useTestDatabase } from './testing/open'
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy'

const server = process.env.DATABASE_URL ?? ''

/** PGlite is in this process: it has no connection to lose, and no time limits. */
describe.runIf(server)('Postgres that is lost', () => {
  let shared: string
  beforeAll(async () => {
    const { databaseUrl, drop } = await createServerDatabase(server)
    shared = databaseUrl
    return drop
  })

  async function open(limits?: Partial<PoolLimits>): Promise<{ database: Database; proxy: TcpProxy }> {
    const proxy = await startTcpProxy(shared)
    const database = await openDatabase({ databaseUrl: proxy.databaseUrl, dataDir: ':memory:', limits })
    onTestFinished(async () => {
      await proxy.restore()
      await database.close()
      await proxy.close()
    })
    return { database, proxy }
  }
  const ask = async (database: Queries) => void (await database.execute(sql`select 1`))
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )
  const expectOutage = async (work: Promise<unknown>) =>
    expect(await failureOf(work)).toSatisfy(isDatabaseOutage)

  it('refuses, and answers again once it is back', async () => {
    const { database, proxy } = await open()
    await proxy.cut()
    await expectOutage(ask(database))
    await expectOutage(database.transaction(ask))
    await proxy.restore()
    await ask(database)
  })

  it('ends the transaction that was open, and nothing else', async () => {
    const { database } = await open()
    const transaction = database.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        rows: [{ pid: number }]
      }
      await onServer(server, `select pg_terminate_backend(${rows[0].pid}, 5000)`)
      await tx.execute(sql`select 1`)
    })
    await expectOutage(transaction)
    await ask(database)
  })

  it('costs no connection for good, though every one of them broke as it was used', async () => {
    const { database, proxy } = await open({ connection: 2000 })
    for (let round = 0; round < 3; round++) {
      const transactions = (work: (tx: Queries) => Promise<void>) =>
        Array.from({ length: 20 }, () => database.transaction(work))
      await Promise.all(transactions(ask))
      const broken = transactions(ask)
      await Promise.all([proxy.cut(), ...broken.map(expectOutage)])
      await proxy.restore()
    }
    await database.transaction(() => ask(database))
  })

  // Long enough for what is asked next to be answered within them by a machine that does other things as well.
  it.each<[string, Partial<PoolLimits>, (database: Database) => Promise<unknown>]>([
    ['a statement', { statement: 1000 }, (database) => database.execute(sql`select pg_sleep(60)`)],
    [
      'the wait for a lock',
      { lock: 1000 },
      (database) =>
        database.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(1)`)
          await database.transaction((other) => other.execute(sql`select pg_advisory_xact_lock(1)`))
        }),
    ],
    [
      'the wait for a connection',
      { connection: 1500 },
      (database) => {
        const hold = (left: number): Promise<unknown> =>
          database.transaction(() => (left > 0 ? hold(left - 1) : Promise.resolve()))
        return hold(20)
      },
    ],
  ])('%s has a limit', async (_case, limits, work) => {
    const { database } = await open(limits)
    await expectOutage(work(database))
    await ask(database)
  })

  it('counts as lost when it is silent', async () => {
    const { database, proxy } = await open({ silence: 1500, connection: 3000 })
    await ask(database)
    proxy.stall()
    await expectOutage(database.transaction(ask))
    await proxy.restore()
    await ask(database)
  })

  it('is not waited for by migrations with less patience than they need', async () => {
    await expect(open({ statement: 5, lock: 5 })).resolves.toBeDefined()
  })
})

const database = await useTestDatabase()

it('a database that only answers, and takes no orders, does not work', async () => {
  await expect(checkDatabase(database)).resolves.toBeUndefined()
  const check = database.transaction((tx) => checkDatabase(tx), { accessMode: 'read only' })
  await expect(check).rejects.toThrow('The database is read-only.')
})
