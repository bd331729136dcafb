import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { KINDS, type Kind } from './lib/hostile/kinds'
import { percentile } from './lib/percentile'
import type { Bench, Row } from './types'

const CLIENTS = 200
const SECONDS = Number(process.env.HOSTILE_SECONDS) || 30
/** What a shopper waits for at most, in 99 of 100 cases, while others attack. */
const PATIENCE_MS = 1_000
const BETWEEN_MS = 100
/** A request that takes longer than this has failed. */
const TIMEOUT_MS = 10_000
const ATTACK = path.join(import.meta.dirname, 'lib/hostile/attack.ts')

const shopperHeaders = { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' }

/** How long a page and a press on "Add to cart" take, over and over until the signal aborts, in ms. */
async function shop(origin: string, signal: AbortSignal) {
  const base = `${origin}/shop/api/v1`
  const created = await fetch(`${base}/carts/`, {
    method: 'POST',
    headers: shopperHeaders,
    body: JSON.stringify({ source: 'shop' }),
  })
  const { id } = (await created.json()) as { id: string }
  const pages: number[] = []
  const adds: number[] = []
  let failed = 0
  const time = async (into: number[], ask: () => Promise<Response>) => {
    const began = performance.now()
    try {
      const answer = await ask()
      await answer.arrayBuffer()
      if (!answer.ok) failed += 1
    } catch {
      // The shopper sees an error, which is what is counted.
      failed += 1
    }
    into.push(performance.now() - began)
  }
  while (!signal.aborted) {
    await time(pages, () =>
      fetch(`${origin}/za/shop/`, { headers: shopperHeaders, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    )
    const body = JSON.stringify({
      action: 'replace',
      product: 'khumo',
      replacement_product: 'khumo',
      quantity: 1 + (adds.length % 3),
    })
    const add = adds.length === 0 ? JSON.stringify({ action: 'add', product: 'khumo', quantity: 1 }) : body
    await time(adds, () =>
      fetch(`${base}/carts/${id}/items/`, {
        method: 'POST',
        headers: shopperHeaders,
        body: add,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    await pause(BETWEEN_MS)
  }
  return { pages, adds, failed }
}

/** A shopper beside 200 clients of one kind. */
async function attack(origin: string, { name }: Kind): Promise<Row[]> {
  const attackers = spawn(process.execPath, ['--import', 'tsx', ATTACK, name, origin, String(CLIENTS)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), SECONDS * 1000)
  try {
    const { pages, adds, failed } = await shop(origin, over.signal)
    return [
      { what: `${name}: a page, 99 %`, value: percentile(pages, 99), unit: 'ms', max: PATIENCE_MS },
      { what: `${name}: add to cart, 99 %`, value: percentile(adds, 99), unit: 'ms', max: PATIENCE_MS },
      { what: `${name}: refused or failed`, value: failed, unit: `of ${pages.length + adds.length}`, max: 0 },
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
