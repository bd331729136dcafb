/** The part of autocannon that the measurements use; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
  }

  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Called once for each connection. */
    setupClient(client: { setRequests(requests: Request[]): void }): void
  }

  interface Result {
    /** Answers in a second. */
    requests: { average: number }
    /** In ms. */
    latency: { p50: number; p99: number }
    /** Connections that failed, and answers that never came. */
    errors: number
    timeouts: number
    non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
