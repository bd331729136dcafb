import { SELF_SIZED } from './size-frames'

/** The greatest height that a frame may request, in pixels. */
const TALLEST = 4000

/** The height that each frame requested last and does not have yet. */
const requested = new Map<HTMLIFrameElement, number>()

/** The height in a frame's message, in pixels; undefined for any other message. */
const heightIn = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null || !('height' in message)) return undefined
  const { height } = message
  return typeof height === 'number' && Number.isFinite(height)
    ? Math.min(Math.max(Math.ceil(height), 0), TALLEST)
    : undefined
}

const grant = (): void => {
  requested.forEach((height, frame) => {
    frame.style.height = `${height}px`
  })
  requested.clear()
}

/** A frame is resized once per animation frame, however often it asks. */
const onMessage = ({ origin, source, data }: MessageEvent): void => {
  const height = origin === 'null' ? heightIn(data) : undefined
  if (height === undefined) return
  const frame = [...document.querySelectorAll<HTMLIFrameElement>(SELF_SIZED)].find(
    ({ contentWindow }) => contentWindow === source,
  )
  if (!frame) return
  if (requested.size === 0) requestAnimationFrame(grant)
  requested.set(frame, height)
}

let isListening = false

/**
 * Gives each frame of a snippet the height that it reports, and asks the frames that reported it before anybody listened. A snippet is
 * foreign code: only messages of a sandboxed frame of this page count, and only about its own height.
 */
export const followHeights = (): void => {
  if (!isListening) window.addEventListener('message', onMessage)
  isListening = true
  document
    .querySelectorAll<HTMLIFrameElement>(SELF_SIZED)
    .forEach(({ contentWindow }) => contentWindow?.postMessage('height', '*'))
}
