import type { makeFetchTransport } from '@sentry/gatsby'

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]

const MOST_UNSENT = 20

/**
 * A transport of Sentry's that keeps what could not be delivered, in memory, and sends it before what comes next: one after the
 * other, each until it was answered by anything but 5xx. The oldest goes where there are too many.
 */
export const keepUnsent = (transport: Transport): Transport => {
  const unsent: Envelope[] = []
  let underWay: Promise<void> | undefined
  const deliver = async () => {
    for (let next = unsent[0]; next; next = unsent[0]) {
      const { statusCode = 200 } = await transport.send(next)
      if (statusCode >= 500) return
      if (unsent[0] === next) unsent.shift()
    }
  }
  return {
    send: async (envelope) => {
      unsent.push(envelope)
      if (unsent.length > MOST_UNSENT) unsent.shift()
      underWay ??= deliver()
        .catch(() => undefined)
        .finally(() => (underWay = undefined))
      await underWay
      return {}
    },
    flush: (timeout) => transport.flush(timeout),
  }
}
