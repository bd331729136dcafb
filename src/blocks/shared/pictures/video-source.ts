import { assetUrl, type Bloks } from '../../../content'

/** The source of a video: a file of this site with captions, or a page of YouTube or Vimeo that plays it. */
export type VideoSource =
  | { from: 'file'; src: string; captions: string }
  | { from: 'YouTube'; id: string; href: string }
  /** `hash` is the second part of the address of an unlisted video. */
  | { from: 'Vimeo'; id: string; hash: string | undefined; href: string }

const YOUTUBE_HOST = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/
const YOUTUBE_PATH = /^\/(?:shorts|embed|live)\/([^/]+)\/?$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_HOST = /^(www\.|player\.)?vimeo\.com$/
/** A number and a hash, alone or below a channel, a group or a showcase. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/)?(\d{6,12})(?:\/([^/]+))?\/?$/
const VIMEO_HASH = /^[\da-f]{6,20}$/

/** Reads a web address; editors may leave out `https://`. */
const parse = (address: string): URL | undefined => {
  const isWhole = /^https?:\/\//i.test(address)
  if (!isWhole && !/^[a-z\d-]+(\.[a-z\d-]+)+\//i.test(address)) return undefined
  try {
    return new URL(isWhole ? address : `https://${address}`)
  } catch {
    return undefined
  }
}

const atYoutube = ({ hostname, pathname, searchParams }: URL): VideoSource | undefined => {
  const isShort = hostname === 'youtu.be'
  if (!isShort && !YOUTUBE_HOST.test(hostname)) return undefined
  const inPath = isShort ? pathname.slice(1) : YOUTUBE_PATH.exec(pathname)?.[1]
  const id = pathname === '/watch' ? searchParams.get('v') : inPath
  if (!id || !YOUTUBE_ID.test(id)) return undefined
  return { from: 'YouTube', id, href: `https://www.youtube.com/watch?v=${id}` }
}

const atVimeo = ({ hostname, pathname, searchParams }: URL): VideoSource | undefined => {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? []
  if (!id || !VIMEO_HOST.test(hostname)) return undefined
  const written = inPath ?? searchParams.get('h') ?? ''
  const hash = VIMEO_HASH.test(written) ? written : undefined
  return { from: 'Vimeo', id, hash, href: `https://vimeo.com/${hash ? `${id}/${hash}` : id}` }
}

/**
 * The source of a video; undefined for an address of neither site, or a file without captions, which some visitors could not follow
 * (WCAG 1.2.2). The address decides which site it is, not the editor's choice. Of the address the result contains only the video's
 * id.
 */
export const videoSource = ({ source, address, file, captions }: Bloks.Video): VideoSource | undefined => {
  if (source === 'file') {
    const [src, words] = [assetUrl(file?.filename), assetUrl(captions?.filename)]
    return src && words ? { from: 'file', src, captions: words } : undefined
  }
  const url = parse(address?.trim() ?? '')
  return url && (atYoutube(url) ?? atVimeo(url))
}
