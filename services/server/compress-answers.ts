import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses what the routes of this instance answer. It is for long answers to editors: an answer that holds a secret of a visitor
 * beside words that somebody else chose would tell the secret by its length (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // A small compressed request can become a large one, so requests are not unpacked.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
}
