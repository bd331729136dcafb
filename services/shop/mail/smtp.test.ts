import { expect, onTestFinished, test } from 'vitest'
import type { Message } from './message'
import { smtpMailer } from './smtp'
import { localServer, startMailServer, useMailServer } from './testing/server'

const FROM = { name: 'Yoco Shop', address: 'orders@example.co.za' }
const MESSAGE: Message = {
  id: 'order.ZA10000001.7@example.co.za',
  date: new Date('2026-11-21T10:00:00Z'),
  from: FROM,
  replyTo: { name: 'Yoco Shop', address: 'help@yoco.example' },
  to: { name: 'Thandi Nkosi', address: 'thandi@example.co.za' },
  subject: 'Your order ZA10000001 is confirmed',
  text: 'It is paid.\nTotal: R1,199.00 – courier’s machine\n',
  html: '<p>It is paid.</p>',
}

const server = useMailServer()
const send = (changes: Partial<Message> = {}) => server.mailer().deliver({ ...MESSAGE, ...changes })
const headerNames = (raw: string): string[] =>
  [...(raw.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase())

test('a mail arrives with both of its parts, its Message-ID and its date', async () => {
  await send()
  const [received] = server.received
  expect(received).toMatchObject({
    sender: 'orders@example.co.za',
    recipients: ['thandi@example.co.za'],
    mail: {
      messageId: '<order.ZA10000001.7@example.co.za>',
      date: '2026-11-21T10:00:00.000Z',
      from: FROM,
      replyTo: [{ name: 'Yoco Shop', address: 'help@yoco.example' }],
      to: [{ name: 'Thandi Nkosi', address: 'thandi@example.co.za' }],
      subject: 'Your order ZA10000001 is confirmed',
      text: expect.stringMatching(/^It is paid\.\nTotal: R1,199\.00 – courier’s machine\s*$/),
    },
  })
  expect(received?.mail.html).toContain('<p>It is paid.</p>')
  expect(received?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

const INJECTION = '\r\nBcc: everybody@example.com\r\nX-Evil: 1\r\n\r\nPay somebody else'

test.each([
  ['name', { to: { name: `Thandi${INJECTION}`, address: MESSAGE.to.address } }],
  ['subject', { subject: `Your order${INJECTION}` }],
  ['sender', { from: { name: `Yoco${INJECTION}`, address: FROM.address } }],
])('line breaks in a %s make no header and no recipient', async (_where, changes) => {
  await send(changes)
  const [received] = server.received
  expect(received?.recipients).toEqual(['thandi@example.co.za'])
  expect(headerNames(received?.raw ?? '')).not.toContain('bcc')
  expect(headerNames(received?.raw ?? '')).not.toContain('x-evil')
  expect(received?.mail.text?.trim()).toBe(MESSAGE.text.trim())
})

test.each([
  ['550 5.1.1 No such user', true],
  ['553 Mailbox name not allowed', true],
  ['550 5.7.1 Relaying denied', false],
  ['450 4.2.1 Try again later', false],
])('a server that says %s: given up is %s', async (refusal, isFinal) => {
  server.refusal = refusal
  await expect(send()).rejects.toMatchObject({ isFinal, code: `EENVELOPE ${refusal.slice(0, 3)}` })
  expect(server.received).toEqual([])
})

test('a server that is down is a temporary error', async () => {
  await server.stop()
  await expect(send()).rejects.toMatchObject({ name: 'DeliveryError', code: 'ESOCKET', isFinal: false })
  await server.start()
  await send()
  expect(server.received).toHaveLength(1)
})

test('user and password reach the server', async () => {
  const seen: unknown[] = []
  const guarded = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push([username, password])
      if (password === 'p%ss word') done(null, { user: username })
      else done(new Error('Wrong'))
    },
  })
  onTestFinished(() => guarded.stop())
  const login = { ...localServer(guarded.port), user: 'shop' }
  await smtpMailer({ ...login, password: 'p%ss word' }, FROM).deliver(MESSAGE)
  expect(guarded.received).toHaveLength(1)
  const wrong = smtpMailer({ ...login, password: 'wrong' }, FROM).deliver(MESSAGE)
  await expect(wrong).rejects.toMatchObject({ code: 'EAUTH 535', isFinal: false })
  expect(seen).toEqual([
    ['shop', 'p%ss word'],
    ['shop', 'wrong'],
  ])
})

test('a server without a trusted certificate receives nothing', async () => {
  const stranger = await startMailServer({ secure: true })
  onTestFinished(() => stranger.stop())
  const sent = smtpMailer({ ...localServer(stranger.port), secure: true }, FROM).deliver(MESSAGE)
  await expect(sent).rejects.toMatchObject({ isFinal: false })
  expect(stranger.received).toEqual([])
})
