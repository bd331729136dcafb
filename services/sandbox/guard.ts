import fastifyCookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../auth/cookie'
import { sameSecret, sha256 } from '../auth/tokens'
import { checkCaller } from './check-caller'
import { TOKEN_PAGE_POLICY, tokenPage } from './token-page'

export interface SandboxAccess {
  /** The site's own origin. */
  siteUrl: string
  /** What opens the sandbox to other machines. Undefined: it is closed to them. */
  token: string | undefined
}

/** How long a browser that knew the token need not say it again. */
const SESSION_S = 12 * 60 * 60

const REFUSALS = {
  foreign_host: 'The sandbox answers at localhost and at SITE_URL only.',
  foreign_origin: 'The sandbox takes nothing from pages of other sites.',
} as const

/**
 * Lets the machine itself at what is registered inside, and whoever has the token (`Authorization: Bearer …`, or typed on
 * the page). Everybody else is refused: 403, or 401 where a token would help.
 */
export async function guardSandbox(
  instance: FastifyInstance,
  access: SandboxAccess,
  inside: FastifyPluginAsync,
): Promise<void> {
  const { siteUrl, token } = access
  const cookie = sessionCookie(siteUrl, 'sandbox')
  // The cookie does not give the token away, and ends with it.
  const session = token && sha256(`sandbox:${token}`)

  const verdictOn = ({ headers, socket }: FastifyRequest) =>
    checkCaller({ headers, remoteAddress: socket.remoteAddress }, siteUrl)

  const isToken = (said: unknown): boolean =>
    token !== undefined && typeof said === 'string' && sameSecret(sha256(said.trim()), sha256(token))

  await instance.register(fastifyCookie)
  instance.addHook('onRequest', async (request, reply) => {
    const verdict = verdictOn(request)
    if (verdict === 'foreign_host' || verdict === 'foreign_origin') {
      return reply.code(403).send({ error: REFUSALS[verdict] })
    }
  })

  await instance.register(async (opened) => {
    opened.addHook('onRequest', async (request, reply) => {
      if (verdictOn(request) !== 'open' && !knowsToken(request)) return refuse(request, reply)
    })
    await opened.register(inside)
  })

  if (token && session) {
    await instance.register(async (login) => {
      await login.register(formbody)
      login.post<{ Body: { token?: unknown } | null }>('/login', async ({ body }, reply) => {
        if (!isToken(body?.token)) return sendTokenPage(reply, { isWrong: true })
        cookie.write(reply, session, SESSION_S)
        return reply.redirect(`${instance.prefix}/`, 303)
      })
    })
  }

  function knowsToken(request: FastifyRequest): boolean {
    if (isToken(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1])) return true
    const kept = cookie.read(request)
    return session !== undefined && kept !== undefined && sameSecret(kept, session)
  }

  function refuse({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!token) {
      const error = 'The sandbox is closed to other machines and proxies. Set SANDBOX_TOKEN to open it.'
      return reply.code(403).send({ error })
    }
    if (headers.accept?.includes('text/html')) return sendTokenPage(reply, { isWrong: false })
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send({ error: 'Send the sandbox’s token: Authorization: Bearer and SANDBOX_TOKEN.' })
  }

  const sendTokenPage = (reply: FastifyReply, state: { isWrong: boolean }): FastifyReply =>
    reply
      .code(401)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': TOKEN_PAGE_POLICY })
      .send(tokenPage(`${instance.prefix}/login`, state))
}
