/** What the provider says in the address it sends people back to (RFC 6749, 4.1.2). */
export type Callback =
  | { kind: 'code'; code: string; state: string }
  /** The shopper did not want to. */
  | { kind: 'denied' }
  /** The provider could not. */
  | { kind: 'error' }
  /** Somebody opened the page without having logged in. */
  | { kind: 'none' }

export const readCallback = (search: string): Callback => {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  if (error) return { kind: error === 'access_denied' ? 'denied' : 'error' }
  const [code, state] = [query.get('code'), query.get('state')]
  return code && state ? { kind: 'code', code, state } : { kind: 'none' }
}
