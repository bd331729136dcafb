import { randomBytes } from 'node:crypto'
import http from 'node:http'
import { type Balancer, startBalancer } from './lib/balancer'
import { onPostgres } from './lib/databases'
import { percentile } from './lib/statistics'
import { goShopping } from './lib/shopping-trip'
import type { Bench, BenchContext, RunningHost } from './types'

const REQUESTS = Number(process.env.ROLLING_REQUESTS) || 20_000
const VISITORS = 20
/** Longer than two health checks of the balancer. */
const DRAIN_SECONDS = 2
/** How many of the lost requests are printed. */
const SHOWN = 10

/** Each trip has an IP address of its own, so that no rate limit counts them together. */
const addressOf = (trip: number): string => `10.${trip >> 16}.${(trip >> 8) & 255}.${trip & 255}`

/** Lets visitors shop at the same time until enough requests are sent. */
async function shopAll(origin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS })
  const times: number[] = []
  const lost: string[] = []
  let trip = 0
  const visitor = async () => {
    while (times.length < REQUESTS) {
      const result = await goShopping(origin, agent, addressOf((trip += 1)))
      times.push(...result.times)
      lost.push(...result.lost)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  agent.destroy()
  return { times, lost }
}

/** Stops one host after the other and starts another in its place, until the signal aborts. @returns how many restarts */
async function restartInTurn(
  hosts: RunningHost[],
  start: () => Promise<RunningHost>,
  balancer: Balancer,
  signal: AbortSignal,
) {
  let restarts = 0
  while (!signal.aborted) {
    const [oldest] = hosts
    await oldest?.stop()
    hosts.shift()
    if (oldest) balancer.remove(oldest.origin)
    const next = await start()
    hosts.push(next)
    await balancer.add(next.origin)
    restarts += 1
  }
  return restarts
}

async function measure({ startHost, say }: BenchContext, databaseUrl: string) {
  const env = {
    DATABASE_URL: databaseUrl,
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  }
  const start = () => startHost(env)
  const balancer = await startBalancer()
  const hosts: RunningHost[] = []
  const shopped = new AbortController()
  try {
    for (const host of [await start(), await start()]) {
      hosts.push(host)
      await balancer.add(host.origin)
    }
    const restarting = restartInTurn(hosts, start, balancer, shopped.signal)
    const { times, lost } = await shopAll(balancer.origin)
    shopped.abort()
    const restarts = await restarting
    for (const line of lost.slice(0, SHOWN)) say(`lost: ${line}`)
    return [
      { what: 'requests', value: times.length, unit: '', min: REQUESTS },
      { what: 'restarts meanwhile', value: restarts, unit: '', min: 2 },
      { what: 'requests lost', value: lost.length, unit: '', max: 0 },
      { what: 'half are faster than', value: Math.round(percentile(times, 50)), unit: 'ms' },
      { what: '99 % are faster than', value: Math.round(percentile(times, 99)), unit: 'ms' },
      { what: 'the slowest took', value: Math.round(Math.max(...times)), unit: 'ms' },
    ]
  } finally {
    await Promise.all(hosts.map((host) => host.stop()))
    await balancer.stop()
  }
}

const bench: Bench = {
  name: `Two hosts on one Postgres, restarted in turn, under ${VISITORS} visitors at once; nothing is sent twice`,
  run: (context) => onPostgres(context, (_, url) => measure(context, url)),
}

export default bench
