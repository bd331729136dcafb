import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { KINDS, type Kind } from './lib/hostile/kinds'
import { addKhumo, JSON_BODY, setQuantity, SHOP_API } from './lib/shop-requests'
import { percentile } from './lib/statistics'
import type { Bench, Row } from './types'

const CLIENTS = 200
const SECONDS = Number(process.env.HOSTILE_SECONDS) || 30
/** The longest that a shopper may wait while others attack. */
const PATIENCE_MS = 1_000
const BETWEEN_MS = 50
/** A request that takes longer than this has failed. */
const TIMEOUT_MS = 10_000
const ATTACK = path.join(import.meta.dirname, 'lib/hostile/attack.ts')

/** Address of the shopper who fills a cart; each new cart comes from another address. */
const SHOPPER = '198.51.100.7'

/** Measures a page, a new cart and a press on "Add to cart" in ms, repeatedly until the signal aborts. */
async function shop(origin: string, signal: AbortSignal) {
  const ask = (path: string, body?: object, address = SHOPPER) =>
    fetch(origin + path, {
      headers: { 'x-forwarded-for': address, ...JSON_BODY },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  /** Repeats a request that the shop is too busy for, as the site's pages do. */
  const makeCart = async (address: string): Promise<Response> => {
    const answer = await ask(`${SHOP_API}/carts/`, { source: 'shop' }, address)
    if (answer.status !== 503) return answer
    await pause(BETWEEN_MS)
    return makeCart(address)
  }
  const { id } = (await (await makeCart(SHOPPER)).json()) as { id: string }
  const pages: number[] = []
  const carts: number[] = []
  const adds: number[] = []
  let failed = 0
  const time = async (into: number[], work: () => Promise<Response>) => {
    const began = performance.now()
    try {
      const answer = await work()
      await answer.arrayBuffer()
      if (!answer.ok) failed += 1
    } catch {
      // A failed request is an error to the shopper, so it is counted.
      failed += 1
    }
    into.push(performance.now() - began)
  }
  while (!signal.aborted) {
    const newcomer = `192.0.2.${carts.length % 256}`
    await time(carts, () => makeCart(newcomer))
    await time(pages, () => ask('/za/shop/'))
    const change = adds.length === 0 ? addKhumo : setQuantity(1 + (adds.length % 3))
    await time(adds, () => ask(`${SHOP_API}/carts/${id}/items/`, change))
    await pause(BETWEEN_MS)
  }
  return { pages, carts, adds, failed }
}

/** A shopper beside 200 clients of one kind. */
async function attack(origin: string, { name }: Kind): Promise<Row[]> {
  const attackers = spawn(process.execPath, ['--import', 'tsx', ATTACK, name, origin, String(CLIENTS)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), SECONDS * 1000)
  try {
    const { pages, carts, adds, failed } = await shop(origin, over.signal)
    const asked = pages.length + carts.length + adds.length
    return [
      { what: `${name}: a page, 99 %`, value: percentile(pages, 99), unit: 'ms', max: PATIENCE_MS },
      // In its first seconds a flood looks like as many shoppers, so 5 % may take longer.
      { what: `${name}: a new cart, 95 %`, value: percentile(carts, 95), unit: 'ms', max: PATIENCE_MS },
      { what: `${name}: add to cart, 99 %`, value: percentile(adds, 99), unit: 'ms', max: PATIENCE_MS },
      { what: `${name}: refused or failed`, value: failed, unit: `of ${asked}`, max: 0 },
    ]
  } finally {
    clearTimeout(timer)
    attackers.kill('SIGKILL')
    await once(attackers, 'exit')
  }
}

const bench: Bench = {
  name: `A shopper beside ${CLIENTS} clients that attack, ${SECONDS} s of each kind`,
  async run({ startHost, say }) {
    const rows: Row[] = []
    // HOSTILE_KIND=pictures, for example, selects one kind.
    const wanted = process.env.HOSTILE_KIND ?? ''
    for (const kind of KINDS.filter(({ name }) => name.includes(wanted))) {
      // Each kind gets a host of its own, so that none affects the next.
      const host = await startHost({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' })
      try {
        say(kind.name)
        rows.push(...(await attack(host.origin, kind)))
      } finally {
        await host.stop()
      }
    }
    return rows
  },
}

export default bench
