import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { createAssetReader } from './asset-index'
import { chooseFormat, isRaster } from './choose-format'
import { createImageCache } from './image-cache'
import { ImagePathError } from './image-path-error'
import { parseImagePath } from './parse-image-path'

export interface ImagesStandinOptions {
  contentDir: string
  /** Where finished pictures are kept. */
  cacheDir: string
}

/**
 * Answers like the content provider's image service, under `/f/…`, from the files in content/assets/.
 * Errors: 404 for an unknown asset, 422 with a sentence for operations that make no sense.
 */
export const imagesStandin: FastifyPluginAsync<ImagesStandinOptions> = async (
  app,
  { contentDir, cacheDir },
) => {
  const assets = createAssetReader(contentDir)
  const cache = createImageCache(cacheDir)
  await app.register(fastifyStatic, { root: contentDir, serve: false, cacheControl: false })

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ImagePathError) return fail(reply, 422, error.message)
    request.log.error(error)
    return fail(reply, 500, `The picture ${request.url} could not be made; the log says why.`)
  })

  app.get('/f/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const wanted = parseImagePath(decodeURIComponent(pathname))
    const source = wanted && (await assets.find(wanted.hash, wanted.file))
    if (!wanted || !source) return fail(reply, 404, 'There is no such asset.')

    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    const { operations, file } = wanted
    // A sandboxed document cannot be shown in place: the browser's PDF viewer would stay empty.
    if (path.extname(file).toLowerCase() === '.pdf') reply.header('content-disposition', 'attachment')
    if (!operations || !isRaster(file)) return reply.sendFile(path.basename(source), path.dirname(source))

    if (!operations.filters.format) reply.header('vary', 'Accept')
    const format = chooseFormat(file, operations, request.headers.accept)
    return reply.sendFile(await cache.get(source, operations, format), cacheDir)
  })
}

function fail(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).headers({ 'cache-control': 'no-store' }).send({ error })
}
