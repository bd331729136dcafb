import { createTransport } from 'nodemailer'
import { DELIVERY_MS, DeliveryError, type Mailbox, type Mailer, type Message } from './message'
import type { SmtpServer } from '../../host/config/kinds'

/** How long a mail server may take for one answer, in ms. */
const ANSWER_MS = 15_000

/**
 * Sends through a mail server, with one connection for each mail: a shop sends few, and a pool would need upkeep. Connections
 * are encrypted, except to a server on this machine.
 */
export function smtpMailer({ host, port, secure, user, password }: SmtpServer, from: Mailbox): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !isThisMachine(host),
    ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    dnsTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    from,
    async deliver(message) {
      try {
        await transport.sendMail({ ...toMail(message), signal: AbortSignal.timeout(DELIVERY_MS) })
      } catch (error) {
        throw explain(error)
      }
    },
  }
}

const toMail = ({ id, date, from, replyTo, to, subject, text, html, unsubscribeUrl }: Message) => ({
  messageId: `<${id}>`,
  date,
  from,
  replyTo,
  to,
  // The envelope names the recipient, so that no header can add another one.
  envelope: { from: from.address, to: [to.address] },
  subject,
  text,
  html,
  // RFC 3834: no automatic replies.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

interface SmtpFailure {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

function explain(error: unknown): DeliveryError {
  const failure = error as Error & SmtpFailure
  const code = [failure.code ?? failure.name, failure.responseCode].filter(Boolean).join(' ')
  return new DeliveryError(failure.response ?? failure.message, code, isAddressRefused(failure))
}

/** Final, and because of the address. 5.7 is the server's policy (relaying, a block list), which concerns the sender. */
const isAddressRefused = ({ command, permanent, response = '' }: SmtpFailure): boolean =>
  command === 'RCPT TO' && permanent === true && !/^5\d\d[ -]5\.7\./.test(response)
