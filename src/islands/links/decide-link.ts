import { readableFragment } from '../../platform/readable-address'
import { isPage } from '../../platform/visit'

/** The properties of a `MouseEvent` that the rule needs. */
type Click = {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** The properties of the clicked link that the rule needs. */
export type ClickedLink = {
  /** The absolute address. */
  href: string
  target: string
  download: boolean
  /** It has `data-native` itself or around it: the browser must load the page as a document. */
  native: boolean
}

export type LinkDecision =
  /** The browser handles the click. */
  | { kind: 'leave' }
  /** This page with another query, or again from its top: path, query and fragment. */
  | { kind: 'stay'; to: string }
  /** Another page of the site: path, query and fragment. */
  | { kind: 'navigate'; to: string }
  /** A fragment of this page, decoded; link-actions.ts handles it. */
  | { kind: 'act'; fragment: string }

const LEAVE: LinkDecision = { kind: 'leave' }

const isPlainLeftClick = (click: Click) =>
  click.button === 0 &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey &&
  !click.defaultPrevented

const withoutEndSlash = (path: string) => path.replace(/\/$/, '')

/** A path that contains an editor segment is the content-editing preview (spec 2), which loads every page afresh. */
const isPreview = (path: string) => path.split('/').includes('editor')

const parse = (href: string, base?: URL): URL | undefined => {
  try {
    return new URL(href, base)
  } catch {
    return undefined
  }
}

/** The fragment of an address, decoded if it can be. */
export const fragmentOf = (url: URL): string => {
  try {
    return decodeURIComponent(url.hash.slice(1))
  } catch {
    return url.hash.slice(1)
  }
}

/** The page of this site that `href` leads to from `current`, or undefined for anything else. */
export const pageBehind = (href: string, current: URL): URL | undefined => {
  const url = parse(href, current)
  if (url?.origin !== current.origin || !isPage(url.pathname)) return undefined
  return isPreview(url.pathname) || isPreview(current.pathname) ? undefined : url
}

/** Decides what a click on a link does. The browser handles everything but an unmodified left click within the site. */
export const decideLink = (click: Click, link: ClickedLink, current: URL): LinkDecision => {
  if (!isPlainLeftClick(click) || link.download || link.native) return LEAVE
  if (link.target !== '' && link.target !== '_self') return LEAVE
  const url = parse(link.href)
  if (url?.origin !== current.origin) return LEAVE

  const isSamePath = withoutEndSlash(url.pathname) === withoutEndSlash(current.pathname)
  if (isSamePath && url.search === current.search && url.hash)
    return { kind: 'act', fragment: fragmentOf(url) }
  const page = pageBehind(url.href, current)
  if (!page) return LEAVE
  const to = page.search + readableFragment(page.hash)
  return isSamePath
    ? { kind: 'stay', to: current.pathname + to }
    : { kind: 'navigate', to: page.pathname + to }
}
