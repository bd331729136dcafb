import { createSender } from './sender'

/** The embedded service is wherever the page is, and has a DSN without protocol and host. */
const onThisSite = (dsn: string): string => {
  const { protocol, host } = window.location
  return dsn.includes('://') ? dsn : `${protocol}//${dsn.replace('@', `@${host}`)}`
}

/** A chunk of its own, with the library: loaded once there is something to report. */
export const sendReports = createSender({
  dsn: onThisSite(process.env.GATSBY_SENTRY_DSN ?? ''),
  release: process.env.GATSBY_RELEASE ?? '',
})
