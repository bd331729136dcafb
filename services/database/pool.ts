import type { Socket } from 'node:net'
import pg from 'pg'

/** Time limits, in ms. A browser waits for 15 seconds, and should get a failure within that time. */
const LIMITS = {
  /** How long a request waits for a free connection: in a rush a wait is better for shoppers than a failure. */
  connection: 10_000,
  /** How long a statement may take, waiting for locks included, and how long it may wait for one. */
  statement: 10_000,
  lock: 8_000,
  /** How long a transaction may do nothing. */
  idleInTransaction: 10_000,
  /** How long a connection in use may be silent before it counts as dead: longer than Postgres' own limits. */
  silence: 12_000,
}
export type PoolLimits = typeof LIMITS

const MAX_CONNECTIONS = 20
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * A pool that survives broken connections: node-postgres ends the process when the connection of a transaction breaks and has no
 * listener, and Drizzle never releases a connection that broke at `begin`.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // Called by the pool's `query`, which listens and releases by itself.
    if (callback) return super.connect(callback)
    return super.connect().then(giveBackOnce)
  }
}

/** Releases a connection as soon as it breaks. A second release then does nothing. */
function giveBackOnce(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client)
  const onError = (error: Error) => client.release(error)
  let isOut = true
  client.release = (error) => {
    if (!isOut) return
    isOut = false
    client.off('error', onError)
    giveBack(error)
  }
  return client.once('error', onError)
}

/** Opens no connection yet. */
export function createPool(connectionString: string, limits: Partial<PoolLimits> = {}): pg.Pool {
  const { connection, statement, lock, idleInTransaction, silence } = { ...LIMITS, ...limits }
  // Set by a statement: poolers such as PgBouncer refuse them as parameters of the connection.
  const settings = [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  ].join('; ')
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    onConnect: (client) => client.query(settings),
  })
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => process.emitWarning(`Postgres closed an idle connection: ${error.message}`))
  // Neither an answer nor a refusal: the network is down, which TCP itself would report after a quarter of an hour.
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.on('timeout', () => socket.destroy(new Error('Connection terminated: Postgres is silent')))
  })
  pool.on('acquire', (client) => socketOf(client).setTimeout(silence))
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0))
  return pool
}

const socketOf = ({ connection }: pg.PoolClient): Socket => connection.stream as Socket
