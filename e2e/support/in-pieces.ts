import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * A network on which the HTML of one page stops after some words and goes on when it is let go; all else comes as it is.
 * @param site the origin of the site
 * @param path of the page
 * @param after the last words that come before it stops
 */
export const serveInPieces = async (site: string, path: string, after: string) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request
      const headers = { accept: request.headers.accept ?? '*/*' }
      const body = method === 'GET' ? undefined : await bodyOf(request)
      const answer = await fetch(site + url, { method, headers, body, redirect: 'manual' })
      const kept = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|connection|transfer-encoding)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(kept))
      const whole = Buffer.from(await answer.arrayBuffer())
      const cut = url === path ? whole.indexOf(after) + Buffer.byteLength(after) : 0
      response.write(whole.subarray(0, cut))
      if (cut > 0) await held
      response.end(whole.subarray(cut))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    letGo,
    close: () => {
      letGo()
      server.closeAllConnections()
      server.close()
    },
  }
}
