import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { Database } from '../../database/open'
import { onFreePort } from '../../lib/free-port'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '../../standins/identity/accounts'
import { postForm } from '../../testing/post-form'
import { registerLogin } from '../index'

interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
}

/** A browser that stores the session cookie, as far as the login API needs one. */
export class TestBrowser {
  cookie = ''
  /** The latest `Set-Cookie` header. */
  lastSetCookie = ''
  csrf = ''

  constructor(private readonly app: FastifyInstance) {}

  async call(method: 'GET' | 'POST' | 'DELETE', path: string, { body, headers = {} }: CallOptions = {}) {
    const answer = await this.app.inject({
      method,
      url: `/oauth/api/v1${path}`,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: `other=1; ${this.cookie}` }),
        ...(this.csrf && { 'x-csrf-token': this.csrf }),
        ...headers,
      },
    })
    this.take(answer)
    return answer
  }

  /** Opens the session, as every page does before its first request. */
  async open(): Promise<void> {
    this.csrf = (await this.call('POST', '/create_session/')).json<{ csrf_token: string }>().csrf_token
  }

  /** Starts a login and returns the provider's address. */
  async start(returnUrl = '/za/checkout/?step=contact'): Promise<URL> {
    await this.open()
    const body = { email: DEMO_ACCOUNT.email, return_url: returnUrl }
    const answer = await this.call('POST', '/generate_authorization_redirect_url/', { body })
    return new URL(answer.json<{ redirect_url: string }>().redirect_url)
  }

  /** Logs in on the provider's page and returns the address to which it redirects the browser. */
  async authorize(page: URL, fields: Record<string, string> = {}): Promise<URL> {
    const form = { action: 'log_in', email: DEMO_ACCOUNT.email, password: DEMO_PASSWORD, ...fields }
    const answer = await postForm(this.app, page.pathname + page.search, form)
    return new URL(String(answer.headers.location))
  }

  finish(callback: URL, changes: Partial<Record<'code' | 'state', string>> = {}) {
    const { code, state } = Object.fromEntries(callback.searchParams)
    return this.call('POST', '/generate_access_token/', { body: { code, state, ...changes } })
  }

  /** The whole login, from the first request to the logged-in session. */
  async logIn(): Promise<void> {
    await this.finish(await this.authorize(await this.start()))
    await this.open()
  }

  private take({ headers }: LightMyRequestResponse): void {
    const [header] = [headers['set-cookie'] ?? []].flat()
    if (!header) return
    this.lastSetCookie = header
    const [pair = ''] = header.split(';')
    this.cookie = header.includes('Max-Age=0;') ? '' : pair
  }
}

export interface TestLogin {
  app: FastifyInstance
  siteUrl: string
  browser: TestBrowser
  close(): Promise<void>
}

/** The login API and the embedded provider on a port of their own. */
export function startTestLogin(
  database: Database,
  changes: { siteUrl?: string; tokenUrl?: string } = {},
): Promise<TestLogin> {
  return onFreePort(async (port) => {
    const local = `http://127.0.0.1:${port}`
    const siteUrl = changes.siteUrl ?? local
    const app = fastify({ forceCloseConnections: true })
    const auth = {
      embedded: true as const,
      authorizeUrl: `${siteUrl}/login/authorize`,
      tokenUrl: changes.tokenUrl ?? `${local}/login/token`,
      issuer: `${siteUrl}/login`,
      jwksUrl: `${local}/login/jwks`,
      clientId: 'site',
      clientSecret: undefined,
    }
    await registerLogin(app, { auth, siteUrl, sandbox: true }, database, Buffer.alloc(32, 7))
    await app.listen({ port, host: '127.0.0.1' })
    return { app, siteUrl, browser: new TestBrowser(app), close: () => app.close() }
  })
}
