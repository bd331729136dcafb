import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { FILES_AT_ONCE, mapAtMost } from '../lib/concurrency'
import { linkOrCopy } from '../lib/files'
import { isHashed, type SiteFile } from './site-index'

/** With more bytes of text than this, the best Brotli level would delay a release by minutes. */
const BEST_LEVEL_LIMIT = 64 * 1024 * 1024
/** The Brotli level of pages in that case: the next level takes five times as long and saves 3 bytes in 1,000. */
const QUICK_LEVEL = 8

/** Smaller text fits one packet anyway. */
const MIN_SIZE = 512

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Whether a file has compressed forms. */
export function isCompressed({ compressible, size }: SiteFile): boolean {
  return compressible && size >= MIN_SIZE
}

/** The path of a file's compressed form: inside its release, by the hash of its content. */
export function compressedPath({ folder, hash }: SiteFile, encoding: Encoding): string {
  return path.join(folder, '.compressed', hash.slice(0, 2), `${hash}.${encoding}`)
}

/**
 * Compresses the files that are not compressed yet.
 * @param earlier folders of releases whose compressed forms of the same content are reused
 */
export async function compressFiles(files: readonly SiteFile[], earlier: readonly string[]): Promise<void> {
  const texts = files.filter(isCompressed)
  const total = texts.reduce((sum, file) => sum + file.size, 0)
  const level = (file: SiteFile) =>
    total > BEST_LEVEL_LIMIT && !isHashed(file.path) ? QUICK_LEVEL : constants.BROTLI_MAX_QUALITY
  // Two files of the same content share one compressed form.
  const once = new Map(texts.map((file) => [compressedPath(file, 'gzip'), file]))
  const notDone = () => [...once.values()].filter((file) => !isDone(file))
  await mapAtMost(FILES_AT_ONCE, notDone(), async (file) => {
    const known = earlier.map((folder) => ({ ...file, folder })).find(isDone)
    if (known) await takeOver(known, file)
  })
  await mapAtMost(os.availableParallelism(), notDone(), (file) => compressFile(file, level(file)))
}

/** Whether both forms exist. Gzip is written last, so its presence is enough. */
const isDone = (file: SiteFile): boolean => existsSync(compressedPath(file, 'gzip'))

async function takeOver(known: SiteFile, file: SiteFile): Promise<void> {
  for (const encoding of ENCODINGS) {
    await linkOrCopy(compressedPath(known, encoding), compressedPath(file, encoding))
  }
}

async function compressFile(file: SiteFile, level: number): Promise<void> {
  const bytes = await readFile(file.file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await keep(compressedPath(file, 'br'), await promisify(brotliCompress)(bytes, { params }))
  await keep(compressedPath(file, 'gzip'), await promisify(gzip)(bytes, { level: 9 }))
}

async function keep(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const part = `${target}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, target)
}

export type Encoding = 'br' | 'gzip'

/** The best encoding that a browser accepts; undefined for none. Brotli wins because it is smaller. */
export function chooseEncoding(acceptEncoding = ''): Encoding | undefined {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
      .map((item) => item.split(';')[0]?.trim() ?? ''),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : undefined
}
