import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type PageParts, readPageParts } from './page-parts'

/** The properties of a file that depend on its content. */
export interface IndexedFile {
  /** Path in the address, such as `/za/index.html`. */
  path: string
  size: number
  hash: string
  /** Only for pages. */
  parts?: PageParts
  /** Only for page data: the page's own address, and the pattern of addresses that it answers. */
  matches?: { page: string; pattern: string }
}

/** One file of the built site. */
export interface SiteFile extends IndexedFile {
  /** The release it is part of, as an absolute path. */
  folder: string
  /** Absolute path on disk. */
  file: string
  type: string
  cacheControl: string
  compressible: boolean
}

export interface SiteIndex {
  files: ReadonlyMap<string, SiteFile>
  /** Pages that answer several addresses, such as `/za/signup/:id/continue/`. */
  matchers: readonly PathMatcher[]
}

/** Everything under a built site's folder that may be served: no dotfiles, no source maps. */
export async function listSiteFiles(folder: string): Promise<Pick<SiteFile, 'path' | 'file'>[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${path.relative(folder, file).split(path.sep).join('/')}` }))
    .filter((file) => !/\/\./.test(file.path) && !file.path.endsWith('.map'))
}

/** Names the content of a file. */
export const fileHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/**
 * The index entry of a file.
 * @param earlier the entry of the same file in the release before, which is returned if the bytes are equal
 */
export function toIndexedFile(sitePath: string, bytes: Buffer, earlier?: IndexedFile): IndexedFile {
  const hash = fileHash(bytes)
  if (earlier?.path === sitePath && earlier.hash === hash) return earlier
  const matches = sitePath.endsWith('/page-data.json') ? readMatchPath(bytes.toString()) : undefined
  return {
    path: sitePath,
    size: bytes.length,
    hash,
    ...(fileType(sitePath).type.startsWith('text/html') && { parts: readPageParts(bytes.toString()) }),
    ...(matches && { matches }),
  }
}

/** The index in which requests look files up. */
export function toSiteIndex(folder: string, indexed: readonly IndexedFile[]): SiteIndex {
  return {
    files: new Map(indexed.map((one) => [one.path, toSiteFile(folder, one)])),
    matchers: indexed.flatMap(({ matches }) => (matches ? [toMatcher(matches.page, matches.pattern)] : [])),
  }
}

export function toSiteFile(folder: string, indexed: IndexedFile): SiteFile {
  const file = path.join(folder, indexed.path)
  const { type, compressible } = fileType(file)
  return { ...indexed, folder, file, type, compressible, cacheControl: cachePolicy(indexed.path) }
}

/** Gatsby writes the pattern of a page's addresses into the page's data. */
function readMatchPath(pageData: string): IndexedFile['matches'] {
  if (!pageData.includes('"matchPath"')) return undefined
  const { path: page, matchPath }: { path: string; matchPath?: string } = JSON.parse(pageData)
  return matchPath ? { page, pattern: matchPath } : undefined
}

const TEXT: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

const BINARY: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/** The type to announce for a file, by its ending. Text shrinks when compressed. */
function fileType(file: string): Pick<SiteFile, 'type' | 'compressible'> {
  const ending = path.extname(file).toLowerCase()
  const text = TEXT[ending]
  if (text) return { type: text, compressible: true }
  return { type: BINARY[ending] ?? 'application/octet-stream', compressible: false }
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * How long a browser may cache a file of the built site. Files whose name contains a hash of their content never change.
 * Everything else is revalidated, so that a release is visible at once.
 */
export function cachePolicy(path: string): string {
  return isHashed(path) ? IMMUTABLE : REVALIDATE
}

/** Whether a file's name contains a hash of its content. The names of static query results contain only the hash of their query. */
export function isHashed(path: string): boolean {
  if (path.startsWith('/page-data/')) return false
  return /[-.][0-9a-f]{16,}\.[a-z0-9]+(\.LICENSE\.txt)?$/.test(path) || /^\/static\/[0-9a-f]{32}\//.test(path)
}

/** A page that answers every address that fits a pattern. */
export interface PathMatcher {
  /** The page's own path, such as `/za/signup/continue/`. */
  page: string
  matches(path: string): boolean
}

/**
 * Reads Gatsby's patterns: `:name` stands for one segment, a final `*` for the rest. Paths are decoded. A path that still
 * contains a percent sign fits neither, because Gatsby's router would decode it again and fail.
 */
export function toMatcher(page: string, pattern: string): PathMatcher {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map((segment) => {
      if (segment.startsWith('*')) return '[^%]*'
      if (segment.startsWith(':')) return '[^/%]+'
      return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('/')
    .replace(/\/\[\^%\]\*$/, '(/[^%]*)?')
  const expression = new RegExp(`^/${source}/?$`)
  return { page, matches: (path) => expression.test(path) }
}
