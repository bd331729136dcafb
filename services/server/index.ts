import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../host/config/config'
import type { ReportProblem } from '../errors/reporter'
import { logOptions } from '../host/log'
import { refuseOddInput } from './odd-input'
import { securityHeaders } from '../site/headers'
import { isForwarded, isThisMachine } from './this-machine'
import { type Ending, endInOrder, NO_ENDING } from './end-in-order'
import { endStreams } from './end-streams'
import { checkRequest } from './check-request'
import { limitPipelining } from './limit-pipelining'
import { LIMITS, type Limits } from './limits'
import { refusal, type RefusedStatus, toRefusedStatus } from './refusals'
import { refuseConnection } from './refuse-connection'

type ServerConfig = Pick<Config, 'siteUrl' | 'trustProxy' | 'logLevel'>

interface ServerParts {
  /** Hears of every error that goes into the log. */
  report?: ReportProblem
  ending?: Ending
}

/**
 * The server under the site as under the shop API alone: headers on every answer, its own refusals among them, limits for
 * each client, only requests that are meant for the site, and an end that loses no answer.
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
    // Node would answer a request without a host by itself, without our headers.
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
  // One line for each answer, once it is known what answered.
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
