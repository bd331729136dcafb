import { ConfigError, type Environment, readText, readUrl, requireTogether } from './environment'
import { SELLER } from '../../shop/domain/seller'
import { isPlainAddress, type Mailbox, oneLine } from '../../shop/mail/message'

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the start; otherwise the connection is upgraded by STARTTLS. */
  secure: boolean
  user: string | undefined
  password: string | undefined
}

export interface MailConfig {
  from: Mailbox
  /** Undefined: mails are kept and shown at /sandbox/. */
  smtp: SmtpServer | undefined
}

const URL_NAME = 'SMTP_URL'
const FROM_NAME = 'MAIL_FROM'
const EXAMPLE_URL = 'smtp://user:password@mail.example.co.za:587'

/**
 * Reads `SMTP_URL` and `MAIL_FROM`. Undefined where mails can neither be sent nor be looked at: they wait in the database.
 * Throws a ConfigError that names the variable, and never repeats an address with a password.
 */
export function readMail(env: Environment, { sandbox }: { sandbox: boolean }): MailConfig | undefined {
  requireTogether(env, [URL_NAME, FROM_NAME])
  const url = readUrl(env, URL_NAME, ['smtp:', 'smtps:'])
  const from = readText(env, FROM_NAME)
  if (url !== undefined && from !== undefined) return { smtp: readServer(url), from: readMailbox(from) }
  return sandbox ? { smtp: undefined, from: { name: SELLER.name, address: SELLER.email } } : undefined
}

/** Reads `HELP_EMAIL`: who reads what is answered to mails, and the leads that no CRM took. Undefined is the seller's own. */
export function readHelpEmail(env: Environment): string | undefined {
  const address = readText(env, 'HELP_EMAIL')
  if (address === undefined || isPlainAddress(address)) return address
  throw new ConfigError('HELP_EMAIL', 'must be an address such as help@example.co.za')
}

function readServer(text: string): SmtpServer {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const user = decode(url.username)
  const password = decode(url.password)
  const isBare = !['', '/'].includes(url.pathname) || url.search || url.hash
  if (!url.hostname || isBare) {
    throw new ConfigError(URL_NAME, `must be a mail server and nothing else, such as ${EXAMPLE_URL}`)
  }
  if ((user === undefined) !== (password === undefined)) {
    throw new ConfigError(URL_NAME, `must hold a user and a password, or neither, such as ${EXAMPLE_URL}`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, user, password }
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part) || undefined
  } catch {
    throw new ConfigError(URL_NAME, 'must have every % in its user or password written as %25')
  }
}

/** `Yoco Shop <orders@example.co.za>`, or the address alone. */
function readMailbox(text: string): Mailbox {
  const [, quoted, address] = /^(.*)<([^<>]*)>$/.exec(text) ?? [text, '', text]
  const name = oneLine(quoted ?? '').replace(/^"(.*)"$/, '$1')
  if (address && isPlainAddress(address)) return { name: name || SELLER.name, address }
  throw new ConfigError(FROM_NAME, `must be an address such as ${SELLER.name} <orders@example.co.za>`)
}
