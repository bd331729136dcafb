import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify'
import { connectionEnd } from '../../server/connections'
import { failureOf } from '../kit/answers'
import { createAssetReader } from './assets'
import { chooseFormat, isRaster } from './render-image'
import { createImageCache } from './image-cache'
import { ImageRefused, isSiteForm, limitPixels } from './limits'
import { parseImagePath } from './parse-image-path'
import { createSourceReader } from './picture-source'
import { createUploadReader } from './uploads'
import { planSize } from './plan-size'
import { QueueFullError, type QueueLimits } from '../../lib/concurrency'
import type { SpaceStore } from '../storyblok/store/space-store'

interface ImagesStandinOptions {
  contentDir: string
  /** The folder of finished pictures. */
  cacheDir: string
  /** Whether any form of a picture is made, up to a number of pixels; otherwise only the forms that the site requests. */
  anyForm: boolean
  /** An embedded space, whose uploads are served too. */
  space?: SpaceStore
  /** How many pictures are made at a time, and how many may wait. Absent: one processor stays free for pages. */
  queue?: QueueLimits
}

/**
 * Answers like the content provider's image service, under `/f/…`, from the files in content/assets/ and what was uploaded.
 * Errors, each `{"error"}` with a sentence: 404 for an unknown asset, 422 for operations that make no sense and for
 * an original that is too large or not a picture, 400 for a form that is not made, 503 with Retry-After while too many pictures wait.
 */
export const imagesStandin: FastifyPluginAsync<ImagesStandinOptions> = async (
  app,
  { contentDir, cacheDir, anyForm, space, queue },
) => {
  const assets = createAssetReader(contentDir)
  const uploads = space && createUploadReader(space, path.join(cacheDir, 'uploads'))
  const readSource = createSourceReader()
  const warn = (error: unknown) => app.log.warn(error, 'Finished pictures cannot be kept')
  const cache = createImageCache(cacheDir, warn, queue)
  await app.register(fastifyStatic, { root: contentDir, serve: false, cacheControl: false })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ImageRefused) return fail(reply, error.status, error.message)
    if (error instanceof QueueFullError) {
      reply.header('retry-after', '5')
      return fail(reply, 503, 'Many pictures are being made at the moment. Ask again in a few seconds.')
    }
    // The caller has disconnected.
    if (error.name === 'AbortError') return fail(reply, 499, 'The caller went away.')
    const { status, message } = failureOf(error, request)
    return fail(reply, status, message)
  })

  app.get('/f/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const wanted = parseImagePath(decodeURIComponent(pathname))
    const asset =
      wanted &&
      ((await assets.find(wanted.hash, wanted.file)) ?? (await uploads?.find(wanted.hash, wanted.file)))
    if (!wanted || !asset) return fail(reply, 404, 'There is no such asset.')

    const { file, focus } = asset
    const { operations, form } = wanted
    const isOriginal = !operations || !isRaster(wanted.file)
    const source = isOriginal ? undefined : await readSource(file)
    const isOfSite = source !== undefined && isSiteForm(form, { width: source.width, focus })
    if (operations && source && !isOfSite) {
      if (!anyForm)
        throw new ImageRefused(400, 'Pictures are made here in the forms alone that the site shows.')
      limitPixels(source, planSize(source, operations))
    }

    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    // Browsers cannot show a sandboxed PDF in place: their viewer would stay empty.
    if (path.extname(wanted.file).toLowerCase() === '.pdf') reply.header('content-disposition', 'attachment')
    if (!operations || !source) return reply.sendFile(path.basename(file), path.dirname(file))

    if (!operations.filters.format) reply.header('vary', 'Accept')
    const format = chooseFormat(wanted.file, operations, request.headers.accept)
    const picture = { file, source, operations, format, isOfSite }
    const etag = `"${cache.keyOf(picture)}"`
    if (request.headers['if-none-match'] === etag) return reply.code(304).header('etag', etag).send()
    const bytes = await cache.get(picture, connectionEnd(request.raw.socket))
    return reply.type(`image/${format}`).header('etag', etag).send(bytes)
  })
}

function fail(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).headers({ 'cache-control': 'no-store' }).send({ error })
}
