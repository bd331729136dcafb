import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

/** Of an envelope as it is sent, and of what it is made of: Sentry takes more, of which nothing here makes use. */
export const MOST_BYTES_SENT = 1_000_000
const MOST_BYTES = 4_000_000

const DECODERS = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/** A body in no encoding. Rejects with a status: 413 for what becomes too large, 415 for an unknown encoding, 400 for a broken one. */
export async function decode(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (!Object.hasOwn(DECODERS, encoding)) throw withStatus(415)
  try {
    return await DECODERS[encoding as keyof typeof DECODERS](bytes, { maxOutputLength: MOST_BYTES })
  } catch (error) {
    throw withStatus((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 413 : 400)
  }
}

const withStatus = (statusCode: number): Error =>
  Object.assign(new Error('The body cannot be read.'), { statusCode })
