import { vi } from 'vitest'
import type { RemoteSignup } from '../shop'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Signup } from '../signup'
import { useSignup } from '../store'

type Sent = { method: string; path: string; body: Record<string, unknown>; key: string | null }
type Refusal = { status: number; code: string; message: string; fields?: Record<string, string> }

export const SIGNUP_ID = '5f9d1a52-0000-4000-8000-000000000001'

/** The signups of a shop behind `fetch`, with switches for what goes wrong. */
export class FakeShop {
  signup: RemoteSignup | null = null
  /** The details that the shop received. Later ones replace earlier ones. */
  received: Record<string, unknown> = {}
  readonly sent: Sent[] = []
  knownEmail = ''
  offline = false
  private refusals: Refusal[] = []

  constructor(signup: Partial<RemoteSignup> | null = null) {
    if (signup) this.signup = this.made(signup)
    vi.stubGlobal('fetch', (request: Request) => this.fetch(request))
  }

  /** The next change is refused. */
  refuse(refusal: Refusal): void {
    this.refusals.push(refusal)
  }

  calls(method: string): Sent[] {
    return this.sent.filter((call) => call.method === method)
  }

  private made(signup: Partial<RemoteSignup>): RemoteSignup {
    return { id: SIGNUP_ID, owner_first_name: 'Thandi', cart_uuid: null, status: 'pending', ...signup }
  }

  private async fetch(request: Request): Promise<Response> {
    if (this.offline) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/validate_email/')) {
      return Response.json({ valid: true, exists: searchParams.get('email') === this.knownEmail })
    }
    const text = await request.text()
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    const { method } = request
    this.sent.push({ method, path: pathname, body, key: request.headers.get('idempotency-key') })
    const refusal = method === 'GET' ? undefined : this.refusals.shift()
    if (refusal) return this.refused(refusal)
    return this.answer(method, pathname, body)
  }

  private refused({ status, ...error }: Refusal): Response {
    return Response.json({ error }, { status })
  }

  private answer(method: string, path: string, body: Record<string, unknown>): Response {
    if (method === 'POST') this.signup = this.made({ owner_first_name: String(body.owner_first_name) })
    else if (!this.signup || !path.includes(this.signup.id)) {
      const message = 'We could not find this signup. Start a new one.'
      return this.refused({ status: 404, code: 'signup_not_found', message })
    }
    if (method !== 'GET') this.received = { ...this.received, ...body }
    if (body.status === 'complete' && this.signup) this.signup = { ...this.signup, status: 'complete' }
    return Response.json(this.signup, { status: method === 'POST' ? 201 : 200 })
  }
}

/** Loads the page with an empty memory and the browser's storage. */
export const openSignup = (address = '/za/signup/') => {
  window.history.replaceState(null, '', address)
  const stored = { ...window.localStorage }
  const inTab = { ...window.sessionStorage }
  act(() => useSignup.setState(useSignup.getInitialState(), true))
  Object.entries(stored).forEach(([key, value]) => window.localStorage.setItem(key, String(value)))
  Object.entries(inTab).forEach(([key, value]) => window.sessionStorage.setItem(key, String(value)))
  if (!('signupDraft' in stored)) window.localStorage.removeItem('signupDraft')
  const user = userEvent.setup({ delay: null })
  return { user, ...render(<Signup />) }
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
