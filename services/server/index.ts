import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { ReportProblem } from '../errors/reporter'
import type { Config } from '../host/config/config'
import { logOptions } from '../host/log'
import { securityHeaders } from '../site/headers'
import { checkRequest, isForwarded, isThisMachine } from './check-request'
import { type Ending, endInOrder, NO_ENDING } from './end-in-order'
import { endStreams, limitPipelining } from './connections'
import { refuseOddInput } from './check-input'
import { refusal, refuseConnection, type RefusedStatus, toRefusedStatus } from './refusals'

/** How much of the server one client may take: ms, bytes and counts. */
export const LIMITS = {
  /** For the head of a request to arrive. */
  headersTimeout: 15_000,
  /** For all of a request to arrive, its body included: an order sent over a slow phone is a few kilobytes. */
  requestTimeout: 60_000,
  /** How often both are checked. */
  connectionsCheckingInterval: 5_000,
  /** Without a byte in either direction: longer than any call of a payment provider may take. */
  connectionTimeout: 120_000,
  /** For the next request on an open connection: more than the 60 s of common proxies, so that the proxy closes it. */
  keepAliveTimeout: 72_000,
  /** Requests on one connection, which is then closed. */
  maxRequestsPerSocket: 10_000,
  /** Requests on one connection that are not answered yet. */
  maxPipelined: 8,
  /** Connections at once, below what a process may have open. The proxy limits those of one address. */
  maxConnections: 4_000,
  /** The most bytes of a request's headers and address together. */
  maxHeaderSize: 16 * 1024,
  /** The most bytes of a request's address. */
  maxAddressLength: 4 * 1024,
  /** The most bytes of a request's body. A route can set another limit. */
  bodyLimit: 64 * 1024,
}
export type Limits = typeof LIMITS

type ServerConfig = Pick<Config, 'siteUrl' | 'trustProxy' | 'logLevel'>

interface ServerParts {
  /** Called with every error that goes into the log. */
  report?: ReportProblem
  ending?: Ending
}

/**
 * The server of the whole site, and of the shop API alone: security headers on every answer, also on its own refusals, limits for each
 * client, a check that requests are for this site, and an end that loses no answer.
 */
export function createServer(
  config: ServerConfig,
  limits: Limits = LIMITS,
  { report, ending = NO_ENDING }: ServerParts = {},
): FastifyInstance {
  const { siteUrl, trustProxy, logLevel } = config
  const { maxConnections, maxAddressLength, maxHeaderSize, headersTimeout, connectionsCheckingInterval } =
    limits
  const headers = securityHeaders(siteUrl)
  const app = Fastify({
    logger: logOptions(logLevel, undefined, report),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    bodyLimit: limits.bodyLimit,
    connectionTimeout: limits.connectionTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    maxRequestsPerSocket: limits.maxRequestsPerSocket,
    // Otherwise Node itself answers a request without a host, without these headers.
    http: { requireHostHeader: false, maxHeaderSize, headersTimeout, connectionsCheckingInterval },
    clientErrorHandler: (failure, socket) => refuseConnection(failure, socket, headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return refuse(toRefusedStatus(error.statusCode), request, reply)
    },
  })
  app.server.maxConnections = maxConnections
  endInOrder(app, ending)
  limitPipelining(app, limits.maxPipelined)
  endStreams(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const verdict = checkRequest(headOf(request, Boolean(trustProxy)), siteUrl, maxAddressLength)
    if (verdict && 'redirect' in verdict) {
      return reply.header('cache-control', 'no-store').redirect(verdict.redirect, 308)
    }
    return verdict && refuse(verdict.refuse, request, reply)
  })
  // One line for each answer, written when the route or page is known.
  app.addHook('onResponse', async (request, reply) => {
    const responseTime = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, status: reply.statusCode, responseTime }, 'Answered')
  })
  refuseOddInput(app)
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = toRefusedStatus(error.statusCode)
    if (status === 500) request.log.error(error)
    return refuse(status, request, reply)
  })
  return app
}

/** Sends the server's own refusal. */
export function refuse(status: RefusedStatus, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0]
  const { body, headers } = refusal(status, { path, accept: request.headers.accept })
  return reply.code(status).headers(headers).send(body)
}

function headOf(request: FastifyRequest, hasProxy: boolean) {
  const { method, url, host, protocol, raw } = request
  const { rawHeaders, httpVersion, socket } = raw
  return {
    method,
    url,
    httpVersion,
    hosts: rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host'),
    host,
    isPlain: hasProxy && 'x-forwarded-proto' in request.headers && protocol === 'http',
    isLocal: isOwnAddress(socket) && !isForwarded(request),
  }
}

/** A host can reach itself by any of its machine's addresses. */
const isOwnAddress = ({ remoteAddress, localAddress }: Socket): boolean =>
  remoteAddress === localAddress || isThisMachine(remoteAddress)
