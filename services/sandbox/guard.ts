import fastifyCookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../auth/session-cookie'
import { sameSecret, sha256 } from '../auth/tokens'
import { checkCaller } from './check-caller'
import { staffPage, staffPagePolicy } from '../lib/staff-page'

export interface SandboxAccess {
  /** The site's own origin. */
  siteUrl: string
  /** Opens the sandbox to other machines. Undefined: it is closed to them. */
  token: string | undefined
}

/** How long a browser stays logged in. */
const SESSION_S = 12 * 60 * 60

const REFUSALS = {
  foreign_host: 'The sandbox answers at localhost and at SITE_URL only.',
  foreign_origin: 'The sandbox takes nothing from pages of other sites.',
} as const

/**
 * Admits the machine itself to the routes that are registered inside, and clients with the token (`Authorization: Bearer …`, or
 * typed on the page). Everybody else is refused: 403, or 401 where a token would help.
 */
export async function guardSandbox(
  instance: FastifyInstance,
  access: SandboxAccess,
  inside: FastifyPluginAsync,
): Promise<void> {
  const { siteUrl, token } = access
  const cookie = sessionCookie(siteUrl, 'sandbox')
  // The cookie does not reveal the token, and a new token makes it invalid.
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
    // Clients of the management API send their token alone.
    if (isToken(/^(?:Bearer )?(.+)$/i.exec(request.headers.authorization ?? '')?.[1])) return true
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

/** Allows the page's form to this origin. */
const TOKEN_PAGE_POLICY = staffPagePolicy("'self'")

/** The page on which the sandbox's token is typed. Works without scripts. @param action where the form goes */
function tokenPage(action: string, { isWrong }: { isWrong: boolean }): string {
  const problem = 'This is not the token of this sandbox. Look it up where SANDBOX_TOKEN is set.'
  const main = `<section><form method="post" action="${action}">
<label>Token <input name="token" type="password" autocomplete="current-password" required autofocus${isWrong ? ' aria-invalid="true" aria-describedby="problem"' : ''}></label>
<button>Open</button>
</form>
${isWrong ? `<p id="problem" role="alert">${problem}</p>` : ''}</section>`
  return staffPage({
    title: `${isWrong ? 'Error: ' : ''}Open the sandbox`,
    heading: 'Open the sandbox',
    intro: 'It shows orders and mails of this shop, so it asks other machines for a token.',
    main,
  })
}
