import { STORY_FOLDERS, type Story } from '../../src/page'
import { type AnsweredStory, type NumberedStory, toStory } from '../lib/answered-story'
import { askService, CONTENT_API, ServiceRefusal } from '../lib/ask-service'
import { readPublishedSlugs } from '../lib/content-links'
import { PreviewProblem } from './problem'
import type { TokenSpace } from './verify-token'

/** A space with drafts. */
export interface PreviewSpace extends TokenSpace {
  /** Content delivery API including `/v2`, without a trailing slash. */
  endpoint: string
}

const PREVIEW = { ...CONTENT_API, tokenVariable: 'STORYBLOK_PREVIEW_TOKEN' }
/** Short, because an editor waits for the answer. */
const ASKING = { timeoutMs: 10_000, attempts: 2 }

/** Components of the stories that pages show in addition to their own (`src/page`). */
const AROUND = [
  'catalogue_product',
  'catalogue_bundle',
  'catalogue_fee_type',
  'catalogue_price_item',
  'catalogue_solution',
  'site_wide_banner_settings',
]
/** Those components, and the pages whose teasers appear on other pages. */
const LISTS: readonly Record<string, string>[] = [
  { 'filter_query[component][in]': AROUND.join(',') },
  ...STORY_FOLDERS.map((folder) => ({ starts_with: folder })),
]
/** The largest page size of the content API, and the most pages that are read: more than any shop's catalogue needs. */
const PER_PAGE = 100
const MOST_PAGES = 20

const ask = ({ endpoint, previewToken }: PreviewSpace, path: string, query: Record<string, string>) => {
  const url = new URL(`${endpoint}${path}`)
  // The service caches drafts for some seconds, unless the parameter `cv` differs.
  const common = { version: 'draft', token: previewToken, cv: String(Date.now()) }
  url.search = new URLSearchParams({ ...common, ...query }).toString()
  return askService(PREVIEW, url, ASKING)
}

/** The refusal that the editor sees after a failure of the content API; its cause holds the details for the site's operator. */
const problemOf = (error: unknown): PreviewProblem => {
  const status = error instanceof ServiceRefusal ? error.status : 503
  const isUnusable = status >= 200 && status < 500 && status !== 429
  return new PreviewProblem(isUnusable ? 'content_unusable' : 'temporarily_unavailable', { cause: error })
}

/**
 * The draft of one story.
 * @param id the number that the editor uses for it
 * @throws PreviewProblem when there is no such story, or the content API does not send it
 */
export async function readDraft(space: PreviewSpace, id: string): Promise<NumberedStory> {
  const response = await ask(space, `/cdn/stories/${id}`, {}).catch((error: unknown) => {
    if (error instanceof ServiceRefusal && error.status === 404) throw new PreviewProblem('story_not_found')
    throw problemOf(error)
  })
  const { story } = (await response.json()) as { story?: AnsweredStory }
  if (story) return toStory(story)
  throw new PreviewProblem('content_unusable', { cause: new Error('The content API sent no story.') })
}

/**
 * The full slugs of all published stories by uuid, because a link in a draft leads to its story's current address.
 * @throws PreviewProblem when the content API does not send them
 */
export const readSlugs = (space: PreviewSpace): Promise<Record<string, string>> =>
  readPublishedSlugs((query) => ask(space, '/cdn/links', query)).catch((error: unknown) => {
    throw problemOf(error)
  })

async function readList(space: PreviewSpace, list: Record<string, string>): Promise<Story[]> {
  const stories: Story[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...list, per_page: String(PER_PAGE), page: String(page) }
    const response = await ask(space, '/cdn/stories', query).catch((error: unknown) => {
      throw problemOf(error)
    })
    const answered = ((await response.json()) as { stories?: AnsweredStory[] }).stories ?? []
    stories.push(...answered.map(toStory))
    if (answered.length === 0 || stories.length >= Number(response.headers.get('total'))) return stories
  }
  return stories
}

/**
 * The drafts that pages show in addition to their own story: entries of the catalogue, the settings of the banners, and the pages
 * whose teasers are on others.
 * @throws PreviewProblem when the content API does not send all of them
 */
export const readAround = async (space: PreviewSpace): Promise<Story[]> =>
  (await Promise.all(LISTS.map((list) => readList(space, list)))).flat()
