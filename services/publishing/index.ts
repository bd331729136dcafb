import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../database/open'
import { type EditorToken, type TokenSpace, verifyToken } from '../preview/verify-token'
import { staffPage, staffPagePolicy } from '../lib/staff-page'
import { listPublications, listWaiting } from './store'
import { statusPage } from './status-page'

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
  /** Undefined where nothing is published, as during development. */
  canBuild: boolean | undefined
}

/** `/editor/status/`, with the parameters that the visual editor adds to the addresses it opens (services/preview/verify-token.ts). */
export async function statusRoutes(app: FastifyInstance, options: StatusOptions): Promise<void> {
  const { database, space, siteUrl, liveSince, canBuild } = options
  app.get('/', async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', staffPagePolicy("'none'"))
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
  staffPage({
    title: 'Publishing',
    heading: 'Publishing',
    intro: isOld
      ? 'This page was opened more than an hour ago. Open it again from the visual editor.'
      : 'This page opens from the visual editor only. At the foot of a preview, open “See this page on another day”, and follow “What is live, and what is being published”.',
    main: '',
  })
