import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { cachePolicy } from './cache-policy'
import { fileType } from './content-type'
import { type InlineParts, readInlineParts } from './inline-parts'
import { toMatcher, type PathMatcher } from './match-path'

/** One file of the built site. */
export interface SiteFile {
  /** Path in the address, such as `/za/index.html`. */
  path: string
  /** The release it is part of, as an absolute path. */
  folder: string
  /** Absolute path on disk. */
  file: string
  size: number
  hash: string
  type: string
  cacheControl: string
  compressible: boolean
  /** Of a page. */
  inline?: InlineParts
}

export interface SiteIndex {
  files: ReadonlyMap<string, SiteFile>
  /** Pages that answer for many addresses, such as `/za/signup/:id/continue/`. */
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

/**
 * Reads a built site once, so that a request only looks up.
 * @param wanted tells by its path whether a file belongs in the index; all do when it is left out
 */
export async function readSiteIndex(
  folder: string,
  wanted: (sitePath: string) => boolean = () => true,
): Promise<SiteIndex> {
  const files = new Map<string, SiteFile>()
  const matchers: PathMatcher[] = []
  for (const { path: sitePath, file } of await listSiteFiles(folder)) {
    if (!wanted(sitePath)) continue
    const bytes = await readFile(file)
    files.set(sitePath, describeFile({ path: sitePath, folder, file }, bytes))
    if (sitePath.endsWith('/page-data.json')) matchers.push(...readMatcher(bytes.toString()))
  }
  return { files, matchers }
}

function describeFile(place: Pick<SiteFile, 'path' | 'folder' | 'file'>, bytes: Buffer): SiteFile {
  const { type, compressible } = fileType(place.file)
  return {
    ...place,
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    type,
    cacheControl: cachePolicy(place.path),
    compressible,
    ...(type.startsWith('text/html') && { inline: readInlineParts(bytes.toString()) }),
  }
}

/** Gatsby notes in a page's data which addresses the page answers for. */
function readMatcher(pageData: string): PathMatcher[] {
  if (!pageData.includes('"matchPath"')) return []
  const { path: page, matchPath }: { path: string; matchPath?: string } = JSON.parse(pageData)
  return matchPath ? [toMatcher(page, matchPath)] : []
}
