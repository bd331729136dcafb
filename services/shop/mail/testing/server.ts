import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { PERSONAL_DATA_KEY, type TestShop } from '../../testing/shop'
import type { Mailer } from '../message'
import { sendBatch } from '../outbox'
import { smtpMailer } from '../smtp'

/** One mail as the server received it. */
interface Received {
  /** The envelope's sender and recipients. */
  sender: string
  recipients: string[]
  /** The bytes of the message. */
  raw: string
  /** The same as a mail program parses it. */
  mail: Email
}

/** A real SMTP server on this machine, which can be stopped and can refuse. */
export interface TestMailServer {
  /** Differs after each start. */
  port: number
  received: Received[]
  /** The answer to a recipient, such as `550 5.1.1 Unknown user`; empty when the server accepts the mail. */
  refusal: string
  start(): Promise<void>
  stop(): Promise<void>
  mailer(): Mailer
}

export async function startMailServer(options?: SMTPServerOptions): Promise<TestMailServer> {
  const server = mailServer(options)
  await server.start()
  return server
}

/** A mail server for all tests of a file, which forgets its mails and its refusal after each. */
export function useMailServer(): TestMailServer {
  const server = mailServer()
  beforeAll(() => server.start())
  afterEach(() => {
    server.received = []
    server.refusal = ''
  })
  afterAll(() => server.stop())
  return server
}

function mailServer(options: SMTPServerOptions = {}): TestMailServer {
  let running: SMTPServer | undefined
  const server: TestMailServer = {
    port: 0,
    received: [],
    refusal: '',
    async start() {
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => done(server.refusal ? refuse(server.refusal) : null),
        onData(stream, { envelope }, done) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', async () => {
            const raw = Buffer.concat(chunks).toString('utf8')
            const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
            const recipients = envelope.rcptTo.map(({ address }) => address)
            server.received.push({ sender, recipients, raw, mail: await PostalMime.parse(raw) })
            done()
          })
        },
        ...options,
      })
      // A client that disconnects or does not trust our certificate is not the server's error.
      smtp.on('error', () => undefined)
      await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
      server.port = (smtp.server.address() as AddressInfo).port
      running = smtp
    },
    async stop() {
      const smtp = running
      running = undefined
      if (smtp) await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
    mailer: () =>
      smtpMailer(localServer(server.port), { name: 'Yoco Shop', address: 'orders@example.co.za' }),
  }
  return server
}

/** The configuration of a mail server on this machine. */
export const localServer = (port: number) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  user: undefined,
  password: undefined,
})

function refuse(reply: string): Error {
  const [code = '', ...words] = reply.split(' ')
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) })
}

/** The outbox's log as one text. */
interface TestLog {
  text: string
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export function testLog(): TestLog {
  const write = (level: string) => (about: object, message: string) => {
    log.text += `${level} ${JSON.stringify(about)} ${message}\n`
  }
  const log: TestLog = { text: '', warn: write('warn'), error: write('error') }
  return log
}

/** Sends every due mail of a shop at `now`, as one process would. */
export async function sendAll(
  { database, siteUrl }: TestShop,
  mailer: Mailer,
  { now = new Date(), log = testLog(), helpEmail }: { now?: Date; log?: TestLog; helpEmail?: string } = {},
): Promise<void> {
  const options = { database, mailer, helpEmail, siteUrl, personalDataKey: PERSONAL_DATA_KEY, log }
  while (await sendBatch(options, now)) continue
}
