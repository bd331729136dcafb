import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { cachePolicy } from './cache-policy'
import { fileType } from './content-type'
import { toMatcher, type PathMatcher } from './match-path'

/** One file of the built site. */
export interface SiteFile {
  /** Path in the address, such as `/za/index.html`. */
  path: string
  /** Absolute path on disk. */
  file: string
  size: number
  hash: string
  type: string
  cacheControl: string
  compressible: boolean
}

export interface SiteIndex {
  files: ReadonlyMap<string, SiteFile>
  /** Pages that answer for many addresses, such as `/za/signup/:id/continue/`. */
  matchers: readonly PathMatcher[]
}

/** Lists everything under a built site's folder that may be served: no dotfiles, no source maps. */
export async function readSiteIndex(folder: string): Promise<SiteIndex> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, SiteFile>()
  const matchers: PathMatcher[] = []
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    const sitePath = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (!entry.isFile() || /\/\./.test(sitePath) || sitePath.endsWith('.map')) continue
    const bytes = await readFile(file)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const { type, compressible } = fileType(file)
    const cacheControl = cachePolicy(sitePath)
    files.set(sitePath, { path: sitePath, file, size: bytes.length, hash, type, cacheControl, compressible })
    if (sitePath.endsWith('/page-data.json')) matchers.push(...readMatcher(bytes.toString()))
  }
  return { files, matchers }
}

/** Gatsby notes in a page's data which addresses the page answers for. */
function readMatcher(pageData: string): PathMatcher[] {
  if (!pageData.includes('"matchPath"')) return []
  const { path: page, matchPath }: { path: string; matchPath?: string } = JSON.parse(pageData)
  return matchPath ? [toMatcher(page, matchPath)] : []
}
