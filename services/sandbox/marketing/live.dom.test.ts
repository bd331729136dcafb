import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TEXT = readFileSync(path.join(import.meta.dirname, 'live.js'), 'utf8')
const ROW =
  '<li data-id="0"><details><summary><span data-field="time"></span><b data-field="name"></b></summary><pre data-field="json"></pre></details></li>'

const fetched = vi.fn<typeof fetch>()
const event = (id: number, name: string) => ({
  id,
  name,
  kind: 'track',
  time: '10:00:00',
  json: `{"id":${id}}`,
})
const answer = (...events: object[]) => fetched.mockResolvedValueOnce(Response.json(events))
const wait = () => vi.advanceTimersByTimeAsync(3_000)
const names = () => [...document.querySelectorAll('#events b')].map((name) => name.textContent)
const requested = () => fetched.mock.calls.map(([address]) => address)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<div id="live" data-last="7" data-text="a&amp;b" hidden><button id="pause">Pause</button>
    <p id="news" role="status"></p></div><ul id="events"></ul><div id="empty">Nothing yet.</div><template id="row">${ROW}</template>`
  window.eval(`{${TEXT}}`)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('new events come above the others, as text, and are announced', async () => {
  answer(event(8, 'Cart Viewed'), event(9, '<img src=x>'))
  await wait()
  expect(names()).toEqual(['<img src=x>', 'Cart Viewed'])
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText('{"id":9}')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('2 new events')
  expect(screen.queryByText('Nothing yet.')).toBeNull()
})

test('requests from the last event on, by the search, and shows none twice', async () => {
  answer(event(8, 'Cart Viewed'))
  await wait()
  answer(event(8, 'Cart Viewed'), event(9, 'Page Left'))
  await wait()
  expect(requested()).toEqual(['events?since=7&text=a%26b', 'events?since=8&text=a%26b'])
  expect(names()).toEqual(['Page Left', 'Cart Viewed'])
  expect(screen.getByRole('status')).toHaveTextContent('1 new event')
})

test('pauses, and goes on with what came meanwhile', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await wait()
  expect(fetched).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Paused')
  answer(event(8, 'Cart Viewed'))
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(names()).toEqual(['Cart Viewed'])
})

test('an answer that comes after a pause is not shown', async () => {
  let respond = (_response: Response): void => undefined
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  await wait()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  respond(Response.json([event(8, 'Cart Viewed')]))
  await vi.advanceTimersByTimeAsync(0)
  expect(names()).toEqual([])
})

test('says that the host does not answer, and requests again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await wait()
  expect(screen.getByRole('status')).toHaveTextContent('The host does not answer. Asking again.')
  answer(event(8, 'Cart Viewed'))
  await wait()
  expect(names()).toEqual(['Cart Viewed'])
})

test('requests nothing while the page is in the background', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await wait()
  expect(fetched).not.toHaveBeenCalled()
})
