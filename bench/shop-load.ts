import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { startApiProcess } from '../services/shop/testing/api-process'
import { onBothDatabases } from './lib/databases'
import { addKhumo, JSON_BODY, setQuantity, SHOP_API } from './lib/shop-requests'
import { median } from './lib/statistics'
import type { Bench, Row } from './types'

const CONNECTIONS = 100
const RUNS = 3
const SECONDS = 8

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) })

/** Creates a cart with one line for each connection. */
const fillCarts = (origin: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const created = await post(`${origin}${SHOP_API}/carts/`, { source: 'shop' })
      const { id } = (await created.json()) as { id: string }
      await post(`${origin}${SHOP_API}/carts/${id}/items/`, addKhumo)
      return id
    }),
  )

/** The requests that one shopper repeats: reads the catalogue and the cart, and changes a quantity. */
const shopper = (id: string) => {
  const cart = { method: 'GET' as const, path: `${SHOP_API}/carts/${id}/` }
  const change = (quantity: number) => ({
    method: 'POST' as const,
    path: `${SHOP_API}/carts/${id}/items/`,
    headers: JSON_BODY,
    body: JSON.stringify(setQuantity(quantity)),
  })
  return [
    { method: 'GET' as const, path: `${SHOP_API}/products/?storefront=shop` },
    change(2),
    cart,
    { method: 'GET' as const, path: `${SHOP_API}/bundles/?storefront=shop` },
    change(1),
    cart,
  ]
}

/** Resident memory of the process, in MB. */
const memoryOf = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

const load = async (origin: string, carts: string[]) => {
  let next = 0
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => client.setRequests(shopper(carts[next++ % carts.length] ?? '')),
  })
}

const measure = async (name: string, databaseUrl: string): Promise<Row[]> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-shop-'))
  const api = await startApiProcess({ DATASHOP_API_URL: databaseUrl, DATA_DIR: dataDir, SHOP_API_URL: '' })
  try {
    const carts = await fillCarts(api.origin)
    const before = await memoryOf(api.pid)
    const runs: Awaited<ReturnType<typeof load>>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await load(api.origin, carts))
    const after = await memoryOf(api.pid)
    const middle = (pick: (run: (typeof runs)[number]) => number) => Math.round(median(runs.map(pick)))
    const failed = runs.reduce((sum, run) => sum + run.errors + run.timeouts + run.non2xx, 0)
    return [
      { what: `${name}: answers`, value: middle(({ requests }) => requests.average), unit: 'requests/s' },
      { what: `${name}: half are faster than`, value: middle(({ latency }) => latency.p50), unit: 'ms' },
      { what: `${name}: 99 % are faster than`, value: middle(({ latency }) => latency.p99), unit: 'ms' },
      { what: `${name}: errors`, value: failed, unit: '', max: 0 },
      { what: `${name}: memory before`, value: before, unit: 'MB' },
      { what: `${name}: memory after`, value: after, unit: 'MB' },
    ]
  } finally {
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const bench: Bench = {
  name: `Shop API, one process, ${CONNECTIONS} connections, two reads to a write, median of ${RUNS} × ${SECONDS} s`,
  run: (context) => onBothDatabases(context, measure),
}

export default bench
