import http from 'node:http'
import { addKhumo, JSON_BODY, setQuantity, SHOP_API } from './shop-requests'

interface Answer {
  status: number
  body: string
}

interface Cart {
  id: string
  items: { quantity: number }[]
}

/** A request of the trip, and the check that its answer is complete. */
interface Step {
  method: string
  path: string
  body?: object
  isWhole(answer: Answer): boolean
}

const page = (path: string): Step => ({
  method: 'GET',
  path,
  isWhole: ({ status, body }) => status === 200 && body.trimEnd().endsWith('</html>'),
})

const catalogue = (kind: string): Step => ({
  method: 'GET',
  path: `${SHOP_API}/${kind}/?storefront=shop`,
  isWhole: ({ status, body }) => status === 200 && kind in (JSON.parse(body) as object),
})

const holds = (quantity: number) => (answer: Answer) =>
  answer.status === 200 && quantityOf(answer) === quantity
const quantityOf = ({ body }: Answer) => (JSON.parse(body) as Cart).items[0]?.quantity

const BEFORE: readonly Step[] = [
  page('/za/'),
  page('/za/shop/card-machines/khumo/'),
  catalogue('products'),
  catalogue('bundles'),
]

const NEW_CART: Step = {
  method: 'POST',
  path: `${SHOP_API}/carts/`,
  body: { source: 'shop' },
  isWhole: ({ status }) => status === 201,
}

const withCart = (id: string): readonly Step[] => {
  const cart = { method: 'GET', path: `${SHOP_API}/carts/${id}/` }
  const change = (body: object) => ({ method: 'POST', path: `${SHOP_API}/carts/${id}/items/`, body })
  return [
    { ...change(addKhumo), isWhole: holds(1) },
    { ...cart, isWhole: holds(1) },
    { ...change(setQuantity(2)), isWhole: holds(2) },
    { ...cart, isWhole: holds(2) },
    page('/za/cart-overview/'),
  ]
}

interface TripResult {
  /** How long each request took, in ms. */
  times: number[]
  /** A line for each request without the expected answer. */
  lost: string[]
}

/**
 * A visitor opens pages and the catalogue, fills a cart and opens it again. No request is repeated; without a cart the rest of
 * the trip is lost too.
 * @param address of the visitor, for X-Forwarded-For
 */
export async function goShopping(origin: string, agent: http.Agent, address: string): Promise<TripResult> {
  const result: TripResult = { times: [], lost: [] }
  const ask = async (step: Step): Promise<Answer | undefined> => {
    const began = performance.now()
    const lose = (why: string) => void result.lost.push(`${step.method} ${step.path}: ${why}`)
    try {
      const answer = await send(origin, agent, address, step)
      if (step.isWhole(answer)) return answer
      lose(`${answer.status} ${answer.body.slice(0, 80)}`)
    } catch (error) {
      lose(String(error))
    } finally {
      result.times.push(performance.now() - began)
    }
    return undefined
  }
  for (const step of BEFORE) await ask(step)
  const cart = await ask(NEW_CART)
  const id = cart ? (JSON.parse(cart.body) as Cart).id : 'none'
  for (const step of withCart(id)) await ask(step)
  return result
}

const send = (origin: string, agent: http.Agent, address: string, { method, path, body }: Step) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { 'x-forwarded-for': address, ...(body && JSON_BODY) }
    const request = http.request(new URL(path, origin), { method, agent, headers })
    request.once('error', reject)
    request.once('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
    })
    request.end(body && JSON.stringify(body))
  })
