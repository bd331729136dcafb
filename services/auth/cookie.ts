import type { FastifyReply, FastifyRequest } from 'fastify'

/** A session's cookie, in a plugin that has registered `@fastify/cookie`. */
export interface SessionCookie {
  /** The session id that a request names; undefined without one. */
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined
  /** Keeps the id for `seconds`. */
  write(reply: FastifyReply, id: string, seconds: number): void
  clear(reply: FastifyReply): void
}

/**
 * Out of reach of scripts, not sent with requests from other sites but for following a link, and over https never
 * readable on the way. There the prefix `__Host-` also keeps another host of the domain from setting it (RFC 6265bis, 4.1.3).
 */
export function sessionCookie(siteUrl: string, plainName = 'session'): SessionCookie {
  const secure = siteUrl.startsWith('https:')
  const name = secure ? `__Host-${plainName}` : plainName
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: ({ cookies }) => cookies[name] || undefined,
    write: (reply, id, seconds) => void reply.setCookie(name, id, { ...options, maxAge: seconds }),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}
