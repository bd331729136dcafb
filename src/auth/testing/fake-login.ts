import { vi } from 'vitest'

type Reply = { status?: number; body: unknown }

export const PERSON = {
  id: 'thandi',
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@merchant.example',
  phone: '+27821234567',
}

export const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
})

/** A login API behind `fetch`. All other addresses are not found. */
export class FakeLogin {
  /** No request is answered. */
  offline = false
  /** Who is logged in. */
  person: typeof PERSON | null = null
  /** jsdom follows an address only when nothing but its fragment differs. */
  readonly providerUrl = '#provider'
  /** The requests, oldest first, such as `POST create_session`. */
  readonly calls: { what: string; body: unknown; csrf: string | null; credentials: string | undefined }[] = []
  private readonly refusals = new Map<string, Reply>()

  constructor() {
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => this.fetch(path, init))
  }

  /** The next call of `what` is refused. */
  refuse(what: string, ...reply: Parameters<typeof refusal>): void {
    this.refusals.set(what, refusal(...reply))
  }

  private async fetch(
    path: string,
    { method = 'GET', headers, body, credentials }: RequestInit,
  ): Promise<Response> {
    if (this.offline) throw new TypeError('Failed to fetch')
    const what = `${method} ${path.replace('/oauth/api/v1/', '').replace(/\/$/, '')}`
    this.calls.push({
      what,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      csrf: new Headers(headers).get('x-csrf-token'),
      credentials,
    })
    const reply = this.refusals.get(what) ?? this.reply(what)
    this.refusals.delete(what)
    return Response.json(reply.body, { status: reply.status ?? 200 })
  }

  private reply(what: string): Reply {
    switch (what) {
      case 'POST create_session':
        return { body: { csrf_token: 'csrf-1' } }
      case 'POST generate_authorization_redirect_url':
        return { body: { redirect_url: this.providerUrl } }
      case 'POST generate_access_token':
        this.person = PERSON
        return { body: { first_name: PERSON.first_name, email: PERSON.email, return_url: '#back' } }
      case 'GET session':
        return { body: this.person ? { logged_in: true, ...this.person } : { logged_in: false } }
      case 'DELETE session':
        this.person = null
        return { body: { logged_in: false } }
      default:
        return refusal(404, 'not_found', 'We do not have what you asked for. Load the page again.')
    }
  }
}
