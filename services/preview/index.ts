import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { contentModel, readSpace } from '../../src/page'
import type { Database } from '../database/open'
import { WALL_CLOCK, momentOf } from '../../shared/wall-clock'
import type { ShopAnswer } from '../build/read-shop'
import { strictValidator } from '../server/check-input'
import { countWrites, openTries } from '../rate-limits/index'
import { PreviewProblem, toPreviewProblem } from './problem'
import { answerErrors } from '../server/api-problem'
import { compressAnswers } from '../server/compress-answers'
import { verifyToken } from './verify-token'
import { type PreviewSpace, readAround, readDraft, readSlugs } from './read-draft'

export interface PreviewOptions {
  database: Database
  /** 32 bytes that key the hashes of rate limits. */
  personalDataKey: Buffer
  /** Whether requests from this machine have higher rate limits. */
  sandbox: boolean
  space: PreviewSpace
  shop: {
    /** What it sells, at the prices of a moment. */
    read(moment: Date): Promise<ShopAnswer>
    /** Whether it is on another host, which tells only the prices of now. */
    isElsewhere: boolean
  }
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  /** Origin of the visual editor. */
  editorOrigin: string
}

/** The parameters that the editor adds to the page's address. A missing token counts as a wrong one. */
const EditorQuery = Type.Object({
  _storyblok: Type.String({ pattern: '^\\d{1,15}$' }),
  '_storyblok_tk[space_id]': Type.Optional(Type.String({ maxLength: 20 })),
  '_storyblok_tk[timestamp]': Type.Optional(Type.String({ maxLength: 20 })),
  '_storyblok_tk[token]': Type.Optional(Type.String({ maxLength: 64 })),
  /** The moment that the page is seen at, South African time. */
  on: Type.Optional(Type.String({ pattern: WALL_CLOCK.source })),
})

const PRICES_OF_NOW =
  'The shop of this site is on another host, which tells only its prices of now: they are shown as of today, and the rest of the page as on the day you chose.'

/**
 * The data of `/za/editor/`, as a Fastify plugin. Register it under the prefix `/preview/api/v1`. It requires the token that
 * the editor made; the token that reads drafts stays on the server (decision 049).
 */
export async function previewApi(instance: FastifyInstance, options: PreviewOptions): Promise<void> {
  const { space, shop, siteUrl, editorOrigin } = options
  const routes = instance.withTypeProvider<TypeBoxTypeProvider>()
  routes.setValidatorCompiler(strictValidator)
  answerErrors(routes, PreviewProblem, toPreviewProblem)
  routes.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  await compressAnswers(instance)
  countWrites(routes, openTries(options))

  routes.get(
    '/draft/',
    { config: { counts: 'preview', isQueued: true }, schema: { querystring: EditorQuery } },
    async ({ query }) => {
      const token = {
        spaceId: query['_storyblok_tk[space_id]'] ?? '',
        timestamp: query['_storyblok_tk[timestamp]'] ?? '',
        token: query['_storyblok_tk[token]'] ?? '',
      }
      const verdict = verifyToken(token, space, Date.now())
      if (verdict !== 'right') throw new PreviewProblem(verdict === 'old' ? 'token_old' : 'token_wrong')
      const now = query.on === undefined ? Date.now() : momentOf(query.on)
      if (Number.isNaN(now)) throw new PreviewProblem('malformed_request')
      const [story, stories, otherSlugs, sold] = await Promise.all([
        readDraft(space, query._storyblok),
        readAround(space),
        readSlugs(space),
        shop.read(new Date(now)).catch((cause: unknown) => {
          throw new PreviewProblem('temporarily_unavailable', { cause })
        }),
      ])
      const data = { ...sold, stories, otherSlugs, siteUrl, now }
      // The page itself checks the draft, because it is updated with every keystroke.
      const { read } = readSpace({ ...data, model: contentModel })
      const findings = read
        .filter(({ written }) => written.uuid !== story.uuid)
        .flatMap((one) => one.findings)
      const notes = query.on !== undefined && shop.isElsewhere ? [PRICES_OF_NOW] : []
      return { story, data, findings, notes, editorOrigin }
    },
  )
}
