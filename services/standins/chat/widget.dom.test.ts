import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fireEvent, screen, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Widget {
  open(options?: { container?: Element }): void
  close(): void
  on(event: string, listener: () => void): void
}

const TEXT = readFileSync(path.join(import.meta.dirname, 'widget.js'), 'utf8')
const ask = vi.fn<typeof fetch>()
const closed = vi.fn()
const widget = () => (window as unknown as { chatWidget: Widget }).chatWidget
const place = () => document.querySelector('#place') as HTMLElement
const panel = () => screen.getByRole('dialog', { name: 'Chat' })
const message = () => screen.findByRole('textbox', { name: 'Your message' })
const sent = () => ask.mock.calls.filter(([, options]) => options?.method === 'POST')

const OPEN = { open: true, sentence: 'We answer now' }
const CLOSED = { open: false, sentence: 'We are back on Monday at 8am' }
let status = OPEN
let answer: () => Response

beforeEach(() => {
  status = OPEN
  answer = () => Response.json({ reply: 'Thank you.' })
  ask.mockImplementation(async (url) =>
    String(url).endsWith('/chat/status/') ? Response.json(status) : answer(),
  )
  vi.stubGlobal('fetch', ask)
  document.body.innerHTML = '<div id="place"></div><div id="other"></div>'
  const script = { src: `${location.origin}/chat/widget.js` }
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  window.eval(TEXT)
  widget().on('close', closed)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const write = async (text: string) => {
  fireEvent.change(await message(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}

test('it opens in its container, takes the focus and shows the opening status', async () => {
  widget().open({ container: place() })
  expect(place()).toContainElement(panel())
  expect(panel()).toHaveFocus()
  expect(await screen.findByText('We answer now')).toBeVisible()
  expect(await message()).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Your email address' })).toBeNull()
})

test('a message is answered', async () => {
  widget().open({ container: place() })
  await write(' My machine <b>hums</b> ')
  const log = within(screen.getByRole('log'))
  expect(await log.findByText('Thank you.')).toBeVisible()
  expect(log.getByText('You: My machine <b>hums</b>')).toBeVisible()
  expect(await message()).toHaveValue('')
  const body = JSON.parse(String(sent()[0]?.[1]?.body)) as Record<string, string>
  expect(body).toEqual({ conversation: expect.stringMatching(/^[\w-]+$/), text: 'My machine <b>hums</b>' })
})

test('outside the hours it shows the next opening time, and a field for an email address', async () => {
  status = CLOSED
  widget().open({ container: place() })
  const email = await screen.findByRole('textbox', { name: 'Your email address' })
  expect(screen.getByRole('status')).toHaveTextContent(
    'We are back on Monday at 8am. Leave your email address, and we answer there.',
  )
  fireEvent.change(email, { target: { value: 'thandi@merchant.example' } })
  await write('Hello')
  await screen.findByText('Thank you.')
  expect(JSON.parse(String(sent()[0]?.[1]?.body))).toMatchObject({ email: 'thandi@merchant.example' })
})

test.each<[string, string, () => Response, string]>([
  ['without words', ' ', () => Response.json({}), 'Write a message first.'],
  [
    'that is refused',
    'Hello',
    () => Response.json({ error: 'Email must be a valid email' }, { status: 400 }),
    'Email must be a valid email',
  ],
  [
    'to a service that fails',
    'Hello',
    () => Response.json({ error: 'inside' }, { status: 500 }),
    'The chat cannot be reached. Try again, or call us.',
  ],
  [
    'without a network',
    'Hello',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'The chat cannot be reached. Try again, or call us.',
  ],
])('a message %s is not lost', async (_case, text, reply, sentence) => {
  answer = reply
  widget().open({ container: place() })
  await write(text)
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
  expect(await message()).toHaveValue(text)
})

test('without the opening status it shows an error, and takes a message all the same', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  widget().open({ container: place() })
  expect(await screen.findByText('The chat cannot be reached. Try again, or call us.')).toBeVisible()
  await write('Hello')
  expect(await screen.findByText('Thank you.')).toBeVisible()
})

test('its button closes it and informs the page', () => {
  widget().open({ container: place() })
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(closed).toHaveBeenCalledOnce()
  widget().close()
  expect(closed).toHaveBeenCalledOnce()
})

test('an open panel moves with its typed text', async () => {
  widget().open({ container: place() })
  const text = await message()
  fireEvent.change(text, { target: { value: 'Hel' } })
  const other = document.querySelector('#other') as HTMLElement
  widget().open({ container: other })
  expect(other).toContainElement(panel())
  expect(text).toHaveValue('Hel')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
