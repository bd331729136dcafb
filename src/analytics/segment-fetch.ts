import { consentFor } from '../platform/consent'
import { withoutPerson } from './person'
import { acknowledge } from './queue'

// Replaces the fetch of Segment's library (gatsby/on-create-webpack-config.ts), which does not report whether a batch arrived.

type Message = { messageId?: string; type?: string; context?: object }
type Batch = { batch?: readonly Message[] }

const readBatch = (body: unknown): Batch => (typeof body === 'string' ? (JSON.parse(body) as Batch) : {})

/** Segment stores the IP address of a request unless the message names one, so this names none. */
const withoutIpAddress = (message: Message): Message => ({
  ...message,
  context: { ...message.context, ip: '0.0.0.0' },
})

/** The library may hold messages from before consent to marketing was withdrawn. They are sent without what needs it. */
const asAllowed = (request: RequestInit): RequestInit => {
  const { batch, ...rest } = readBatch(request.body)
  if (!batch || consentFor('marketing') === 'granted') return request
  const allowed = withoutPerson(batch, ({ type }) => type).map(withoutIpAddress)
  return { ...request, body: JSON.stringify({ ...rest, batch: allowed }) }
}

/** Statuses after which the library sends again (its shared-dispatcher.js). */
const RETRIED = [408, 410, 429, 460]

const isFinal = (status: number): boolean =>
  status < 500 ? !RETRIED.includes(status) : [501, 505, 511].includes(status)

/**
 * Works as `window.fetch`, and removes from the queue the messages that the service has answered. After a denial it sends nothing, even
 * if the library still holds messages.
 */
export const fetch = async (address: string, request: RequestInit = {}): Promise<Response> => {
  if (consentFor('statistics') !== 'granted') return new Response('{}')
  const response = await window.fetch(address, asAllowed(request))
  const { batch = [] } = readBatch(request.body)
  if (isFinal(response.status)) acknowledge(batch.flatMap(({ messageId }) => messageId ?? []))
  return response
}
