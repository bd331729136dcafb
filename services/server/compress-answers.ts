import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Above it the answer takes longer to compress than the bytes it saves take on a 4G network. */
const QUALITY = 5
/** In bytes: less fits into one packet as it is. */
const THRESHOLD = 1400

/**
 * Compresses what the routes of this instance answer. It is for long answers to editors: an answer that holds a secret of a visitor
 * beside words that somebody else chose would tell the secret by its length (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    // A small compressed request can become a large one.
    globalDecompression: false,
  })
}
