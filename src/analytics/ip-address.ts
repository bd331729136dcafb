import { readCookie } from '../platform/cookies'

/** Milliseconds: what is measured does not wait longer for it. */
const PATIENCE = 3000

/** The visitor's address as the signup's host sees it (spec 7): asked for only where a cookie `wau` is; undefined where it fails. */
export const fetchIpAddress = async (): Promise<string | undefined> => {
  const address = process.env.GATSBY_HELLO_URL
  if (!address || !readCookie('wau')) return undefined
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new Error(`${response.status}`)
    const { ip_address } = (await response.json()) as { ip_address?: unknown }
    return typeof ip_address === 'string' ? ip_address : undefined
  } catch (reason) {
    console.warn('The IP address could not be fetched.', reason)
    return undefined
  }
}
