/** What a frame is high before its snippet has told, in pixels. */
const HEIGHT = 320
const TALLEST = 4000

/** The page that runs a snippet, with the snippet behind its #: it never reaches a server. */
export const snippetAddress = (html: string): string => `/embed/frame.html#${encodeURIComponent(html)}`

/** Pixels, of what an editor wrote. */
export const frameHeight = (height: string | undefined): number => {
  const pixels = Math.round(Number(height))
  return pixels > 0 ? Math.min(pixels, TALLEST) : HEIGHT
}
