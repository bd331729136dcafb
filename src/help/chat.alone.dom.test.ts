import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { useNotifications as Notifications } from '../ui'
import type { openChat as Open, moveChat as Move, ChatWidget } from './chat'

const ADDRESS = 'https://cdn.example/widget.js'
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')]

let openChat: typeof Open
let moveChat: typeof Move
let useNotifications: typeof Notifications
let onClose: (() => void)[]
let widget: ChatWidget
let container: HTMLElement
let opener: HTMLElement

beforeEach(async () => {
  vi.resetModules()
  ;({ openChat, moveChat } = await import('./chat'))
  ;({ useNotifications } = await import('../ui'))
  document.head.replaceChildren()
  document.body.innerHTML =
    '<a href="#chat">Chat</a><div data-chat=""></div><footer><address><a href="tel:0210000100">021 000 0100</a></address></footer>'
  container = document.querySelector('[data-chat]') as HTMLElement
  opener = document.querySelector('a') as HTMLElement
  opener.focus()
  delete window.chatWidget
  onClose = []
  widget = {
    open: vi.fn(({ container }) => container.append(document.createElement('section'))),
    close: vi.fn(() => {
      document.querySelector('[data-chat]')?.replaceChildren()
      onClose.forEach((listener) => listener())
    }),
    on: vi.fn((_event, listener) => onClose.push(listener)),
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  widget.close()
  document.documentElement.removeAttribute('data-overlay-open')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Does what the script does once it has run. */
const arrive = () => {
  window.chatWidget = widget
  scripts()[0]?.dispatchEvent(new Event('load'))
}
const open = async () => {
  const opened = openChat(ADDRESS, container)
  arrive()
  expect(await opened).toBe(true)
}
const notifications = () => useNotifications.getState().notifications

test('the script is loaded once and gets the chat’s container', async () => {
  const opened = [openChat(ADDRESS, container), openChat(ADDRESS, container)]
  expect(scripts().map(({ src }) => src)).toEqual([ADDRESS])
  arrive()
  expect(await Promise.all(opened)).toEqual([true, true])
  expect(widget.open).toHaveBeenCalledWith({ container })
  expect(widget.on).toHaveBeenCalledOnce()
  expect(notifications()).toEqual([])
})

describe('the chat fails', () => {
  const SENTENCE = {
    type: 'danger',
    title: 'The chat does not open',
    message: expect.stringMatching(
      /^Call 021 000 0100\. We (answer now|are back .+)\. The same link now leads to the help centre\.$/,
    ),
  }

  test.each([
    ['its script fails', () => scripts()[0]?.dispatchEvent(new Event('error'))],
    ['its script defines no chat', () => scripts()[0]?.dispatchEvent(new Event('load'))],
  ])(
    'because %s: the visitor is notified who else helps, and the next press loads it again',
    async (_why, fail) => {
      const opened = openChat(ADDRESS, container)
      fail()
      expect(await opened).toBe(false)
      expect(notifications()).toMatchObject([SENTENCE])
      expect(scripts()).toEqual([])
      await open()
    },
  )

  test('because it did not load within eight seconds', async () => {
    vi.useFakeTimers()
    const opened = openChat(ADDRESS, container)
    await vi.advanceTimersByTimeAsync(7_999)
    expect(notifications()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await opened).toBe(false)
    expect(notifications()).toMatchObject([SENTENCE])
  })

  test('because the page’s policy refuses it', async () => {
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL.')
    })
    expect(await openChat(ADDRESS, container)).toBe(false)
    expect(notifications()).toMatchObject([SENTENCE])
  })

  test('on a page without a phone number: the message names only the help centre', async () => {
    document.querySelector('footer')?.remove()
    const opened = openChat(ADDRESS, container)
    scripts()[0]?.dispatchEvent(new Event('error'))
    await opened
    expect(notifications()[0]?.message).toMatch(/^We .+ The same link now leads to the help centre\.$/)
  })
})

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))

test('Escape closes the chat from anywhere on the page, and the focus returns', async () => {
  await open()
  opener.blur()
  press('Enter')
  expect(widget.close).not.toHaveBeenCalled()
  press('Escape')
  expect(widget.close).toHaveBeenCalledOnce()
  expect(opener).toHaveFocus()
  press('Escape')
  expect(widget.close).toHaveBeenCalledOnce()
})

test('the focus stays where the visitor has moved it', async () => {
  await open()
  const link = document.querySelector('footer a') as HTMLElement
  link.focus()
  press('Escape')
  expect(link).toHaveFocus()
})

const coverPage = () => document.documentElement.setAttribute('data-overlay-open', '')

test('a drawer hides the chat and handles Escape', async () => {
  await open()
  coverPage()
  await Promise.resolve()
  press('Escape')
  expect(widget.close).not.toHaveBeenCalled()
})

test('the Escape that closes a drawer does not close the chat', async () => {
  await open()
  coverPage()
  document.body.addEventListener(
    'keydown',
    () => document.documentElement.removeAttribute('data-overlay-open'),
    { once: true },
  )
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(widget.close).not.toHaveBeenCalled()
})

test('a chat outside its container closes for a drawer', async () => {
  widget.open = vi.fn()
  await open()
  coverPage()
  await vi.waitFor(() => expect(widget.close).toHaveBeenCalledOnce())
})

test('an open chat moves to the foot of the next page; a closed one stays closed', async () => {
  const next = document.createElement('div')
  moveChat(next)
  expect(widget.open).not.toHaveBeenCalled()
  await open()
  moveChat(next)
  expect(widget.open).toHaveBeenLastCalledWith({ container: next })
  widget.close()
  moveChat(container)
  expect(widget.open).toHaveBeenCalledTimes(2)
})
