import type { Socket } from 'node:net'

const ends = new WeakMap<Socket, AbortSignal>()

/**
 * Aborted when a request's connection ends: whoever asked is gone. An answer says less: of one that waits behind another on
 * the same connection Node tells neither that it was sent nor that it never will be.
 */
export function connectionEnd(socket: Socket): AbortSignal {
  const known = ends.get(socket)
  if (known) return known
  const end = new AbortController()
  if (socket.destroyed) end.abort()
  else socket.once('close', () => end.abort())
  // One listener for each connection, however many requests come over it.
  ends.set(socket, end.signal)
  return end.signal
}
