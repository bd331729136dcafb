/** How much of the server one client may take: ms, bytes and counts. */
export interface Limits {
  /** For the head of a request to arrive. */
  headersTimeout: number
  /** For all of a request to arrive, its body included: an order sent over a slow phone is a few kilobytes. */
  requestTimeout: number
  /** How often both are looked at. */
  connectionsCheckingInterval: number
  /** Without a byte in either direction, longer than any answer of a payment provider is waited for. */
  connectionTimeout: number
  /** For the next request on an open connection: more than the 60 s of common proxies, so that they are the ones to close. */
  keepAliveTimeout: number
  /** Requests on one connection; then it is made anew. */
  maxRequestsPerSocket: number
  /** Requests on one connection that are not answered yet. */
  maxPipelined: number
  /** Connections at once, below what a process may have open. How many one address may have is for the proxy to say. */
  maxConnections: number
  /** Of all headers of a request, its address among them. */
  maxHeaderSize: number
  /** Of the address alone. */
  maxAddressLength: number
  /** Of a body; routes that take more, or less, say so. */
  bodyLimit: number
}

export const LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  maxPipelined: 8,
  maxConnections: 4_000,
  maxHeaderSize: 16 * 1024,
  maxAddressLength: 4 * 1024,
  bodyLimit: 64 * 1024,
}
