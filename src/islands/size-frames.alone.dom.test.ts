import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sizeFrames } from './size-frames'

let frame: HTMLIFrameElement

beforeEach(async () => {
  document.body.innerHTML = '<iframe data-sizes-itself=""></iframe><iframe></iframe>'
  frame = document.querySelector('iframe') as HTMLIFrameElement
  const ask = vi.spyOn(frame.contentWindow as Window, 'postMessage')
  sizeFrames()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
})
afterEach(() => {
  document.body.replaceChildren()
})

type Message = { data: unknown; origin?: string; source?: Window | null }

const say = ({ data, origin = 'null', source = frame.contentWindow }: Message) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))

test.each([
  [480, '480px'],
  [480.2, '481px'],
  [0, '0px'],
  [-20, '0px'],
  [1e9, '4000px'],
])('a frame that reports %s px gets that height', async (height, expected) => {
  say({ data: { height } })
  await painted()
  expect(frame.style.height).toBe(expected)
})

test.each<[what: string, message: () => Message]>([
  ['no number', () => ({ data: { height: '480' } })],
  ['no height', () => ({ data: { height: Number.NaN } })],
  ['an endless one', () => ({ data: { height: Infinity } })],
  ['something else', () => ({ data: 'height' })],
  ['nothing', () => ({ data: null })],
  ['a frame that is not sandboxed', () => ({ data: { height: 480 }, origin: 'https://evil.example' })],
  ['a window that is no frame of this page', () => ({ data: { height: 480 }, source: window })],
  [
    'a frame that does not size itself',
    () => ({ data: { height: 480 }, source: document.querySelectorAll('iframe')[1]?.contentWindow ?? null }),
  ],
])('%s is ignored', async (_, message) => {
  say(message())
  await painted()
  expect(document.body.innerHTML).not.toContain('height')
})

test('a frame is resized once per animation frame, to the last reported height', async () => {
  const resized = vi.fn<(height: string) => void>()
  vi.spyOn(frame.style, 'height', 'set').mockImplementation(resized)
  for (let height = 0; height < 500; height += 1) say({ data: { height } })
  await painted()
  expect(resized.mock.calls).toEqual([['499px']])
})
