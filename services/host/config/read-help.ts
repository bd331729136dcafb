import { ConfigError, type Environment, readOrigin, readUrl, requireSafe } from './environment'

/** A provider's chat, as a script that pages load once somebody wants to chat. */
export interface ChatConfig {
  embedded: boolean
  /** An address, or a path of the site where it is embedded. */
  scriptUrl: string
}

/** A provider's calendars, which pages show in a frame. */
export interface BookingConfig {
  embedded: boolean
  /** Where the calendars lie: an origin, or a path of the site where they are embedded. */
  url: string
}

/** The chat of CHAT_SCRIPT_URL; the embedded one exists only beside the sandbox. Without either nobody can chat. */
export function readChat(env: Environment, { sandbox }: { sandbox: boolean }): ChatConfig | undefined {
  const scriptUrl = readUrl(env, 'CHAT_SCRIPT_URL')
  if (scriptUrl === undefined) return sandbox ? { embedded: true, scriptUrl: '/chat/widget.js' } : undefined
  requireSafe('CHAT_SCRIPT_URL', scriptUrl)
  if (scriptUrl.includes('#'))
    throw new ConfigError('CHAT_SCRIPT_URL', 'must be an address without a fragment')
  return { embedded: false, scriptUrl }
}

/** The calendars of BOOKING_URL; the embedded ones exist only beside the sandbox. Without either pages link to calendars. */
export function readBooking(env: Environment, { sandbox }: { sandbox: boolean }): BookingConfig | undefined {
  const url = readOrigin(env, 'BOOKING_URL')
  if (url === undefined) return sandbox ? { embedded: true, url: '/booking/' } : undefined
  requireSafe('BOOKING_URL', url)
  return { embedded: false, url }
}
