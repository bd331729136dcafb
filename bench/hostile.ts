import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { KINDS, type Kind } from './lib/hostile/kinds'
import { percentile } from './lib/statistics'
import type { Bench, Row } from './types'

const CLIENTS = 200
const SECONDS = Number(process.env.HOSTILE_SECONDS) || 30
/** What a shopper waits for at most while others attack. */
const PATIENCE_MS = 1_000
const BETWEEN_MS = 50
/** A request that takes longer than this has failed. */
const TIMEOUT_MS = 10_000
const ATTACK = path.join(import.meta.dirname, 'lib/hostile/attack.ts')

/** Where the shopper is who fills a cart; whoever makes a new one is somebody else each time. */
const SHOPPER = '198.51.100.7'

/** How long a page, a new cart and a press on "Add to cart" take, over and over until the signal aborts, in ms. */
async function shop(origin: string, signal: AbortSignal) {
  const ask = (path: string, body?: object, address = SHOPPER) =>
    fetch(origin + path, {
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const base = '/shop/api/v1'
  /** Asks again for what the shop is too busy for, as its pages do. */
  const makeCart = async (address: string): Promise<Response> => {
    const answer = await ask(`${base}/carts/`, { source: 'shop' }, address)
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
      // The shopper sees an error, which is what is counted.
      failed += 1
    }
    into.push(performance.now() - began)
  }
  while (!signal.aborted) {
    const newcomer = `192.0.2.${carts.length % 256}`
    await time(carts, () => makeCart(newcomer))
    await time(pages, () => ask('/za/shop/'))
    const add = { action: 'add', product: 'khumo', quantity: 1 }
    const change = {
      action: 'replace',
      product: 'khumo',
      replacement_product: 'khumo',
      quantity: 1 + (adds.length % 3),
    }
    await time(adds, () => ask(`${base}/carts/${id}/items/`, adds.length === 0 ? add : change))
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
      // In its first seconds nobody can tell a flood from that many shoppers.
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
    // One kind alone, such as HOSTILE_KIND=pictures.
    const wanted = process.env.HOSTILE_KIND ?? ''
    for (const kind of KINDS.filter(({ name }) => name.includes(wanted))) {
      // A host for each: what one leaves behind must not count against the next.
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
