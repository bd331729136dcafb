import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import { onTestFinished } from 'vitest'
import { storyblokStandin } from '../index'
import { createSpaceReader } from '../space-reader'

/** What goes wrong with the requests whose address fits. */
export interface Fault {
  of: RegExp
  /** Answers instead of the content API; undefined leaves the request to it. `nth` counts from 1. */
  answer?: (reply: FastifyReply, nth: number) => FastifyReply | undefined
  /** Replaces the number of stories in the header `total`; null leaves the header out. */
  total?: string | null
}

interface FaultySpace {
  /** The content API's address, as STORYBLOK_ENDPOINT holds it. */
  endpoint: string
  /** The requested addresses, in order. */
  asked: string[]
}

/** Serves a content space over HTTP for one test, with a fault in front of it. */
export async function serveFaultySpace(contentDir: string, fault: Fault): Promise<FaultySpace> {
  const app = Fastify({ forceCloseConnections: true })
  const asked: string[] = []
  app.addHook('onRequest', async ({ url }, reply) => {
    asked.push(url)
    if (!fault.of.test(url)) return
    fault.answer?.(reply, asked.filter((address) => fault.of.test(address)).length)
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (!fault.of.test(url) || fault.total === undefined) return
    if (fault.total === null) reply.removeHeader('total')
    else reply.header('total', fault.total)
  })
  await app.register(storyblokStandin, { prefix: '/v2', reader: createSpaceReader(contentDir) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}/v2`, asked }
}
