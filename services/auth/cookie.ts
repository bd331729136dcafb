/** How the session's cookie is called and sent. */
export interface SessionCookie {
  /** The session id in a request's `Cookie` header; undefined without one. */
  read(header: string | undefined): string | undefined
  /** A `Set-Cookie` header that keeps the id for `seconds`. */
  write(id: string, seconds: number): string
  /** A `Set-Cookie` header that takes the cookie away. */
  clear(): string
}

/**
 * Out of reach of scripts, not sent with requests from other sites but for following a link, and over https never
 * readable on the way. There the prefix `__Host-` also keeps another host of the domain from setting it (RFC 6265bis, 4.1.3).
 */
export function sessionCookie(siteUrl: string, plainName = 'session'): SessionCookie {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? `__Host-${plainName}` : plainName
  const write = (id: string, seconds: number): string =>
    `${name}=${id}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read(header = '') {
      const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`))
      return pair?.trim().slice(name.length + 1) || undefined
    },
    write,
    clear: () => write('', 0),
  }
}
