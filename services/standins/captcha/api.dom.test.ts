import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Options = Record<string, unknown>
interface Grecaptcha {
  ready(act: () => void): void
  render(place: Element | string, options?: Options): number
  getResponse(id?: number): string
  reset(id?: number): void
}

const TEXT = readFileSync(path.join(import.meta.dirname, 'api.js'), 'utf8')
const ask = vi.fn<typeof fetch>()
const callback = vi.fn()
const expired = vi.fn()
const failed = vi.fn()
const OPTIONS = { sitekey: 'key', callback, 'expired-callback': expired, 'error-callback': failed }

const api = () => (window as unknown as { grecaptcha: Grecaptcha }).grecaptcha

/** Runs the script as a page that has loaded it from this address. */
function load(query = '') {
  const script = { src: `${location.origin}/captcha/api.js${query}` }
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  window.eval(TEXT)
}

const byLabel = () => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === "I'm not a robot")
  return label?.control as HTMLInputElement
}
const answer = () => document.querySelector<HTMLTextAreaElement>('[name="g-recaptcha-response"]')
const status = () => document.querySelector('[role="status"]')?.textContent
const answers = (token: string) => Promise.resolve(Response.json({ token }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  document.body.innerHTML = '<form><div id="place"></div></form>'
  ask.mockImplementation(() => answers('token-1'))
  load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('the script calls the page when it has loaded', async () => {
  const onload = vi.fn()
  vi.stubGlobal('captchaIsHere', onload)
  load('?onload=captchaIsHere&render=explicit&hl=en')
  await vi.waitFor(() => expect(onload).toHaveBeenCalledTimes(1))
  const ready = vi.fn()
  api().ready(ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1))
})

test('the box is a checkbox with a name, and its answer a field of the form', async () => {
  const id = api().render('place', OPTIONS)
  expect(byLabel().type).toBe('checkbox')
  expect([answer()?.form === document.forms[0], answer()?.style.display]).toEqual([true, 'none'])
  expect(api().getResponse(id)).toBe('')
  byLabel().click()
  await vi.waitFor(() => expect(callback).toHaveBeenCalledWith('token-1'))
  expect(answer()?.value).toBe('token-1')
  expect(api().getResponse()).toBe('token-1')
  const [address, init] = ask.mock.calls[0] ?? []
  expect(String(address)).toBe(`${location.origin}/captcha/token/`)
  expect(init).toMatchObject({ method: 'POST', body: '{"sitekey":"key"}' })
})

test('a tick stays, and requests one token', async () => {
  api().render('place', OPTIONS)
  byLabel().click()
  byLabel().click()
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1))
  expect(byLabel().checked).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after two minutes the answer expires, and can be given again', async () => {
  api().render('place', OPTIONS)
  byLabel().click()
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(expired).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(expired).toHaveBeenCalledTimes(1)
  expect([answer()?.value, byLabel().checked]).toEqual(['', false])
  expect(status()).toContain('expired')
  ask.mockImplementation(() => answers('token-2'))
  byLabel().click()
  await vi.waitFor(() => expect(callback).toHaveBeenLastCalledWith('token-2'))
  expect(status()).toBe('')
})

test.each([
  ['is down', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the captcha %s the page is informed, and the box is empty again', async (_case, response) => {
  ask.mockImplementation(response)
  api().render('place', OPTIONS)
  byLabel().click()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  expect([byLabel().checked, callback.mock.calls.length]).toEqual([false, 0])
  expect(status()).toContain('Try again')
})

test('a reset drops the answer, and one that is on its way', async () => {
  const id = api().render('place', OPTIONS)
  byLabel().click()
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1))
  api().reset(id)
  expect([api().getResponse(id), byLabel().checked]).toEqual(['', false])
  let arrive: (response: Response) => void = () => undefined
  ask.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  byLabel().click()
  api().reset(id)
  arrive(Response.json({ token: 'late' }))
  await vi.advanceTimersByTimeAsync(200_000)
  expect([api().getResponse(id), callback.mock.calls.length, expired.mock.calls.length]).toEqual(['', 1, 0])
})

test.each([
  ['normal', '304px', '78px'],
  ['compact', '164px', '144px'],
])('%s is %s by %s', (size, width, height) => {
  api().render('place', { ...OPTIONS, size, tabindex: 3 })
  const { style } = document.querySelector<HTMLElement>('#place > div') as HTMLElement
  expect([style.width, style.height, byLabel().tabIndex]).toEqual([width, height, 3])
})

test('a container holds one widget, and a widget that is none has no answer', () => {
  api().render('place', OPTIONS)
  expect(() => api().render('place', OPTIONS)).toThrow('already been rendered')
  expect(() => api().render('nowhere', OPTIONS)).toThrow('placeholder')
  expect(() => api().getResponse(7)).toThrow('does not exist')
})
