/** What an asset's address says about it (spec 5, Images). Sizes are pixels of the original. */
export type Asset = { space: string; width: number; height: number; hash: string; file: string }

const ASSET = /^(?:https?:)?\/\/[^/]+\/f\/(\d+)\/(?:(\d*)x(\d*)\/)?([\da-f]+)\/([^/?#]+\.[a-z\d]+)$/i

/** Addresses whose missing size has been told. */
const told = new Set<string>()

const tellMissingSize = (url: string) => {
  if (told.has(url)) return
  told.add(url)
  console.error(`The address of the image ${url} does not hold its dimensions.`)
}

/**
 * Reads an asset address: host, numeric space, optional WxH, hash, file name with extension. Anything else is undefined. A
 * missing size is 0 by 0, and logged once.
 */
export const parseAsset = (url: string | null | undefined): Asset | undefined => {
  const [, space, width, height, hash, file] = ASSET.exec(url ?? '') ?? []
  if (!space || !hash || !file) return undefined
  if (!width || !height) tellMissingSize(url ?? '')
  return { space, width: Number(width ?? 0), height: Number(height ?? 0), hash, file }
}

/** The product's own asset host; empty means the site's own origin. */
const host = process.env.GATSBY_ASSET_HOST ?? ''

/** The address of the untouched original on the product's own asset host. An invalid address becomes empty (spec 5). */
export const assetUrl = (url: string | null | undefined): string =>
  url && ASSET.test(url) ? host + url.slice(url.indexOf('/f/')) : ''

const CONTENT_HOST = /^(?:https?:)?\/\/a(?:-\w+)?\.storyblok\.com\//i

/** A link to a file on the content provider's host leads to the own asset host (spec 5); any other stays as it is. */
export const fileLink = (href: string): string => {
  if (!CONTENT_HOST.test(href)) return href
  const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const own = assetUrl(file)
  return own ? own + rest : href
}

/** Image defaults of spec 9. */
const QUALITY = 80

/**
 * The address of a resized WebP from the image service: smart crop, quality 80 (spec 9).
 * @param height pixels; 0 keeps the ratio
 */
export const imageUrl = (url: string | null | undefined, width: number, height = 0): string => {
  const original = assetUrl(url)
  if (!original || original.endsWith('.svg')) return original
  return `${original}/m/${width}x${height}/smart/filters:quality(${QUALITY}):format(webp)`
}
