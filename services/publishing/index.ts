import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../database/open'
import { type EditorToken, type TokenSpace, verifyToken } from '../preview/verify-token'
import { htmlPage, htmlPagePolicy } from '../lib/html-page'
import { listPublications, listWaiting } from './store'
import { statusPage, STATUS_STYLE } from './status-page'

export { contentWebhook } from './webhook'
export { notifier } from './notify'
export { type Publisher, startPublisher } from './publisher'
export { shareDeployedRelease, shareReleases } from './share-releases'
export { listPublications, listWaiting, rememberAddresses } from './store'

/** More than an editor looks back. */
const SHOWN = 30

export interface StatusOptions {
  database: Queries
  /** The space whose editor may see the page. */
  space: TokenSpace
  siteUrl: string
  /** When the release that is served was published. */
  liveSince(): Date | undefined
  canBuild: boolean
}

/** `/editor/status/`, with the parameters that the visual editor adds to the addresses it opens (services/preview/verify-token.ts). */
export async function statusRoutes(app: FastifyInstance, options: StatusOptions): Promise<void> {
  const { database, space, siteUrl, liveSince, canBuild } = options
  app.get('/', async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', htmlPagePolicy(STATUS_STYLE))
    const verdict = verifyToken(tokenOf(request), space, Date.now())
    if (verdict !== 'right') return reply.code(401).send(closedPage(verdict === 'old'))
    const [publications, waiting] = await Promise.all([
      listPublications(database, SHOWN),
      listWaiting(database),
    ])
    const status = { siteUrl, liveSince: liveSince(), publications, canBuild, now: new Date() }
    return statusPage({ ...status, waiting: waiting.map(({ note }) => note) })
  })
}

function tokenOf({ query }: FastifyRequest): EditorToken {
  const said = query as Record<string, unknown>
  const text = (name: string) => String(said[`_storyblok_tk[${name}]`] ?? '')
  return { spaceId: text('space_id'), timestamp: text('timestamp'), token: text('token') }
}

const closedPage = (isOld: boolean): string =>
  htmlPage({
    title: 'Publishing',
    style: STATUS_STYLE,
    body: `<h1>Publishing</h1><p>${
      isOld
        ? 'This page was opened more than an hour ago. Open it again from the visual editor.'
        : 'This page opens from the visual editor only: follow “Publishing” at the foot of a preview.'
    }</p>`,
  })
