import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const openChat = vi.fn<(address: string, container: HTMLElement) => Promise<boolean>>()
const moveChat = vi.fn()
vi.mock('./chat', () => ({ openChat, moveChat }))

const navigate = vi.fn(() => Promise.resolve())
const closeDrawers = vi.fn()
let stop: () => void

const place = () => document.querySelector('[data-chat]') as HTMLElement
const show = async () => {
  const { ChatPlace } = await import('./index')
  const page = (
    <>
      <a href="/za/help/#chat">Chat to us</a>
      <ChatPlace closeDrawers={closeDrawers} />
    </>
  )
  return render(page)
}
const press = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Chat to us' }))
  })
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('GATSBY_CHAT_SCRIPT', '/chat/widget.js')
  window.history.replaceState(null, '', '/za/pricing/')
  openChat.mockReset().mockResolvedValue(true)
  moveChat.mockReset()
  navigate.mockClear()
  closeDrawers.mockClear()
  const { followLinks } = await import('../islands')
  stop = followLinks({ prepare: () => Promise.resolve(), navigate, prefetch: () => undefined })
})
afterEach(() => {
  stop()
  vi.unstubAllEnvs()
})

test('a link to the chat opens it on the current page and closes drawers', async () => {
  await show()
  expect(openChat).not.toHaveBeenCalled()
  await press()
  await vi.waitFor(() => expect(openChat).toHaveBeenCalledWith('/chat/widget.js', place()))
  expect(closeDrawers).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

test('after a failure the next link leads to the help page, and the one after it opens the chat', async () => {
  openChat.mockResolvedValueOnce(false)
  await show()
  await press()
  await vi.waitFor(() => expect(openChat).toHaveBeenCalledOnce())
  await press()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/help/#chat'))
  await press()
  await vi.waitFor(() => expect(openChat).toHaveBeenCalledTimes(2))
})

test('on a site without a chat its link leads to the help page', async () => {
  vi.stubEnv('GATSBY_CHAT_SCRIPT', '')
  await show()
  expect(place()).toBeNull()
  await press()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/help/#chat'))
  expect(openChat).not.toHaveBeenCalled()
})

test('an address with #chat opens the chat', async () => {
  window.history.replaceState(null, '', '/za/help/#chat')
  await show()
  await vi.waitFor(() => expect(openChat).toHaveBeenCalledOnce())
})

test('for an outside provider, a page reached by a link is reloaded with the chat in its address', async () => {
  vi.stubEnv('GATSBY_CHAT_SCRIPT', 'https://cdn.example/widget.js')
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const { createRouter } = await import('../islands')
  createRouter({
    registry: {},
    blocksOf: () => Promise.resolve([]),
    knownBlocksOf: () => [],
    isShownInPlace: () => true,
  }).leave()
  await show()
  await press()
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(0))
  expect(window.location.href).toMatch(/\/za\/pricing\/#chat$/)
  expect(openChat).not.toHaveBeenCalled()
  go.mockRestore()
})

test('an open chat moves to the next page', async () => {
  const { unmount } = await show()
  await press()
  await vi.waitFor(() => expect(openChat).toHaveBeenCalledOnce())
  unmount()
  await show()
  expect(moveChat).toHaveBeenCalledWith(place())
})
