import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Database } from '../database/open'
import { LONGEST_ADDRESS, readOwnAddress } from '../lib/own-address'
import { Cleaned } from '../server/check-input'
import { requireSession, sessionCookie } from './session-cookie'
import { LoginProblem } from './problem'
import { type LoginProvider, loginSecrets } from './provider'
import {
  beginLogin,
  endSession,
  findSession,
  logIn,
  openSession,
  PERSON_SECONDS,
  takeLogin,
  VISITOR_SECONDS,
} from './sessions'
import { csrfTokenOf } from './tokens'

export interface AuthOptions {
  database: Database
  /** The site's own origin: the only one that may send requests, and the only one that people are sent back to. */
  siteUrl: string
  provider: LoginProvider
  /** 32 bytes that key the hashes of rate limits. */
  personalDataKey: Buffer
  /** Whether requests from this machine have higher rate limits. */
  sandbox: boolean
}

/**
 * The absolute address to return to after the login, from a path or an address. Refuses other origins, because a login link
 * could otherwise lead people to a foreign site.
 */
function ownReturnUrl(address: string, siteUrl: string): string {
  const url = readOwnAddress(address, siteUrl, siteUrl)
  if (!url || url.href.length > LONGEST_ADDRESS) throw new LoginProblem('foreign_return_address')
  return url.href
}

/** The address to which the provider redirects people (spec 6). */
export const CALLBACK_PATH = '/za/login-callback/'
/** Time that somebody may spend on the provider's page, in ms. */
const LOGIN_MS = 10 * 60_000

const LoginRequest = Type.Object({
  email: Type.Optional(Cleaned('email', { maxLength: 250 })),
  return_url: Type.String({ minLength: 1, maxLength: 2000 }),
})
const Answer = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 4000 }),
  state: Type.String({ minLength: 1, maxLength: 200 }),
})

/** The routes of spec 7, Auth, and those that read and end the session. */
export function authRoutes(instance: FastifyInstance, { database, siteUrl, provider }: AuthOptions): void {
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  const cookie = sessionCookie(siteUrl)
  const redirectUri = `${siteUrl}${CALLBACK_PATH}`

  routes.post(
    '/create_session/',
    { config: { counts: 'session', isQueued: true } },
    async (request, reply) => {
      const now = new Date()
      const known = cookie.read(request)
      if (known && (await findSession(database, known, now))) return { csrf_token: csrfTokenOf(known) }
      const id = await openSession(database, now)
      cookie.write(reply, id, VISITOR_SECONDS)
      return { csrf_token: csrfTokenOf(id) }
    },
  )

  routes.post(
    '/generate_authorization_redirect_url/',
    { config: { counts: 'login', isQueued: true }, schema: { body: LoginRequest } },
    async (request, reply) => {
      const now = new Date()
      const session = await requireSession(request, database, cookie)
      const returnUrl = ownReturnUrl(request.body.return_url, siteUrl)
      const pending = { ...loginSecrets(), returnUrl, expiresAt: now.getTime() + LOGIN_MS }
      await beginLogin(database, session, pending, now)
      if (!session.person) cookie.write(reply, cookie.read(request) ?? '', VISITOR_SECONDS)
      const { email } = request.body
      return { redirect_url: await provider.authorizeAddress(redirectUri, pending, email) }
    },
  )

  routes.post(
    '/generate_access_token/',
    { config: { counts: 'login', isQueued: true }, schema: { body: Answer } },
    async (request, reply) => {
      const { code, state } = request.body
      const session = await requireSession(request, database, cookie)
      const pending = await takeLogin(database, session, state, new Date())
      const person = await provider.redeemCode(redirectUri, code, pending)
      cookie.write(reply, await logIn(database, session, person, new Date()), PERSON_SECONDS)
      return { first_name: person.first_name, email: person.email, return_url: pending.returnUrl }
    },
  )

  routes.get('/session/', async (request) => {
    const session = await findSession(database, cookie.read(request), new Date())
    if (!session?.person) return { logged_in: false }
    const { id = '', first_name, last_name, email, phone } = session.person
    return { logged_in: true, id, first_name, last_name, email, phone }
  })

  routes.delete('/session/', async (request, reply) => {
    const session = await findSession(database, cookie.read(request), new Date())
    if (session) await endSession(database, await requireSession(request, database, cookie))
    cookie.clear(reply)
    return { logged_in: false }
  })
}
