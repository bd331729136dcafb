import { resizedForm, shareForm, THUMBNAILS } from './forms'
import { assetHost } from '../../platform/build-settings'

/** An asset as its address describes it (spec 5, Images), with its original size in pixels. */
export type Asset = { space: string; width: number; height: number; hash: string; file: string }

const ASSET = /^(?:https?:)?\/\/[^/]+\/f\/(\d+)\/(?:(\d*)x(\d*)\/)?([\da-f]+)\/([^/?#]+\.[a-z\d]+)$/i

/** Addresses whose missing size has been logged. */
const logged = new Set<string>()

const logMissingSize = (url: string) => {
  if (logged.has(url)) return
  logged.add(url)
  console.error(`The address of the image ${url} does not hold its dimensions.`)
}

/** The greatest number of pixels in an original that the image service takes. A photograph of a good camera has fewer. */
export const MOST_ORIGINAL_PIXELS = 40_000_000

/** Whether the address gives a picture more pixels than the image service takes. Drawings have no pixels. */
export const isTooLarge = (url: string): boolean => {
  const [, , width, height, , file = ''] = ASSET.exec(url) ?? []
  return !/\.svg$/i.test(file) && Number(width) * Number(height) > MOST_ORIGINAL_PIXELS
}

/**
 * Reads an asset address: host, numeric space, optional WxH, hash, file name with extension. Undefined for any other address and for
 * a picture that is too large. A missing size becomes 0 by 0 and is logged once.
 */
export const parseAsset = (url: string | null | undefined): Asset | undefined => {
  const [, space, width, height, hash, file] = ASSET.exec(url ?? '') ?? []
  if (!space || !hash || !file || isTooLarge(url ?? '')) return undefined
  const size = { width: Number(width), height: Number(height) }
  // An incomplete size counts as missing: Storyblok writes `x` or `0x0` where it could not measure.
  if (size.width && size.height) return { space, ...size, hash, file }
  logMissingSize(url ?? '')
  return { space, width: 0, height: 0, hash, file }
}

/** The address of the untouched original on the product's own asset host. An invalid address becomes empty (spec 5). */
export const assetUrl = (url: string | null | undefined): string =>
  url && ASSET.test(url) && !isTooLarge(url) ? assetHost() + url.slice(url.indexOf('/f/')) : ''

const CONTENT_HOST = /^(?:https?:)?\/\/a(?:-\w+)?\.storyblok\.com\//i

/** A link to a file on the content provider's host becomes one to the own asset host (spec 5); any other link is unchanged. */
export const fileLink = (href: string): string => {
  if (!CONTENT_HOST.test(href)) return href
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const own = assetUrl(file)
  return own ? own + rest : href
}

/** The address of a picture in a form of the image service; drawings are unchanged. Invalid addresses become empty (spec 5). */
const inForm = (url: string | null | undefined, form: string): string => {
  const original = assetUrl(url)
  return !original || original.endsWith('.svg') ? original : `${original}/m/${form}`
}

/** The address of a picture at one of WIDTHS or its own width. */
export const imageUrl = (url: string | null | undefined, width: number): string =>
  inForm(url, resizedForm(width))

/** The address of a picture that is always shown at one size. */
export const thumbnailUrl = (url: string | null | undefined, name: keyof typeof THUMBNAILS): string => {
  const { width, height } = THUMBNAILS[name]
  return inForm(url, resizedForm(width, height))
}

/** The address of the picture that social networks show for a page, see {@link shareForm}. */
export const shareUrl = (
  { filename, focus }: { filename?: string | null; focus?: string | null },
  colour?: string,
): string => inForm(filename, shareForm({ colour, focus: focus ?? '' }))
