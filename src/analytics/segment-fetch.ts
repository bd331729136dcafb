import { consentFor } from '../platform/consent'
import { withoutPerson } from './person'
import { acknowledge } from './queue'

// Stands for the library's own way to ask (gatsby/on-create-webpack-config.ts), which says nothing of what became of a batch.

type Message = { messageId?: string; type?: string; context?: object }
type Batch = { batch?: readonly Message[] }

const readBatch = (body: unknown): Batch => (typeof body === 'string' ? (JSON.parse(body) as Batch) : {})

/** Segment notes the address that a request comes from, unless a message names one: this stands for none. */
const withoutIpAddress = (message: Message): Message => ({
  ...message,
  context: { ...message.context, ip: '0.0.0.0' },
})

/** What the library holds since before consent to marketing was taken back leaves without it. */
const asAllowed = (request: RequestInit): RequestInit => {
  const { batch, ...rest } = readBatch(request.body)
  if (!batch || consentFor('marketing') === 'granted') return request
  const allowed = withoutPerson(batch, ({ type }) => type).map(withoutIpAddress)
  return { ...request, body: JSON.stringify({ ...rest, batch: allowed }) }
}

/** Those that the library sends again (its shared-dispatcher.js). */
const COMES_AGAIN = [408, 410, 429, 460]

const isSettled = (status: number): boolean =>
  status < 500 ? !COMES_AGAIN.includes(status) : [501, 505, 511].includes(status)

/**
 * Asks as `window.fetch` does, and takes what the service has answered for out of the queue. After a denial nothing leaves any
 * more, although the library still holds it.
 */
export const fetch = async (address: string, request: RequestInit = {}): Promise<Response> => {
  if (consentFor('statistics') !== 'granted') return new Response('{}')
  const response = await window.fetch(address, asAllowed(request))
  const { batch = [] } = readBatch(request.body)
  if (isSettled(response.status)) acknowledge(batch.flatMap(({ messageId }) => messageId ?? []))
  return response
}
