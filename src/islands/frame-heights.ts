import { SELF_SIZED } from './size-frames'

/** The tallest that a frame may ask to be, in pixels. */
const TALLEST = 4000

/** By frame, the height that it asked for last and does not have yet. */
const asked = new Map<HTMLIFrameElement, number>()

/** What a frame says of its height, in pixels; undefined for all else that it may say. */
const heightIn = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null || !('height' in message)) return undefined
  const { height } = message
  return typeof height === 'number' && Number.isFinite(height)
    ? Math.min(Math.max(Math.ceil(height), 0), TALLEST)
    : undefined
}

const grant = (): void => {
  asked.forEach((height, frame) => {
    frame.style.height = `${height}px`
  })
  asked.clear()
}

/** However often a frame asks, it is resized once for each picture the browser paints. */
const onMessage = ({ origin, source, data }: MessageEvent): void => {
  const height = origin === 'null' ? heightIn(data) : undefined
  if (height === undefined) return
  const frame = [...document.querySelectorAll<HTMLIFrameElement>(SELF_SIZED)].find(
    ({ contentWindow }) => contentWindow === source,
  )
  if (!frame) return
  if (asked.size === 0) requestAnimationFrame(grant)
  asked.set(frame, height)
}

let isListening = false

/**
 * Gives frames of snippets the height that they say they have, and asks those that spoke before anybody listened. What is in
 * them is not ours: only a sandboxed frame of this page is heard, and only about its own height.
 */
export const followHeights = (): void => {
  if (!isListening) window.addEventListener('message', onMessage)
  isListening = true
  document
    .querySelectorAll<HTMLIFrameElement>(SELF_SIZED)
    .forEach(({ contentWindow }) => contentWindow?.postMessage('height', '*'))
}
