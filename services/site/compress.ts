import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding'
import type { SiteFile } from './site-index'

/** Above this many bytes of text the best Brotli level would hold a release up for minutes. */
const BEST_LEVEL_LIMIT = 64 * 1024 * 1024

/** Text below this size fits one packet anyway. */
const MIN_SIZE = 512

/** Whether a file is kept compressed as well. */
export function isCompressed({ compressible, size }: SiteFile): boolean {
  return compressible && size >= MIN_SIZE
}

/** Where a file's compressed form is kept: by content, so unchanged files are compressed once. */
export function compressedPath(folder: string, file: SiteFile, encoding: Encoding): string {
  return path.join(folder, file.hash.slice(0, 2), `${file.hash}.${encoding}`)
}

/** Compresses what is not compressed yet. Answers the number of files worked on. */
export async function compressFiles(folder: string, files: Iterable<SiteFile>): Promise<number> {
  const texts = [...files].filter(isCompressed)
  const total = texts.reduce((sum, file) => sum + file.size, 0)
  const level = total > BEST_LEVEL_LIMIT ? 9 : constants.BROTLI_MAX_QUALITY
  const queue = texts.filter((file) => !existsSync(compressedPath(folder, file, 'gzip')))
  const count = queue.length
  await Promise.all(
    Array.from({ length: os.availableParallelism() }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) await compressFile(folder, file, level)
    }),
  )
  return count
}

async function compressFile(folder: string, file: SiteFile, level: number): Promise<void> {
  const bytes = await readFile(file.file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await keep(compressedPath(folder, file, 'br'), await promisify(brotliCompress)(bytes, { params }))
  await keep(compressedPath(folder, file, 'gzip'), await promisify(gzip)(bytes, { level: 9 }))
}

async function keep(target: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  const part = `${target}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, target)
}
