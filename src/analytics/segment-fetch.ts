import { consentFor } from '../platform/consent'
import { acknowledge } from './queue'

// Stands for the library's own way to ask (gatsby/on-create-webpack-config.ts), which says nothing of what became of a batch.

type Batch = { batch?: readonly { messageId?: string }[] }

const messageIdsIn = (body: unknown): string[] => {
  if (typeof body !== 'string') return []
  const { batch = [] } = JSON.parse(body) as Batch
  return batch.flatMap(({ messageId }) => messageId ?? [])
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
  const response = await window.fetch(address, request)
  if (isSettled(response.status)) acknowledge(messageIdsIn(request.body))
  return response
}
