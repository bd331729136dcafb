import { setTimeout } from 'node:timers/promises'
import { askForPage, readSpaceVersion } from '../content-api'
import type { SourceData, StoryNode } from '../read-sources'
import { NeedsGatsby } from '../../services/build/needs-gatsby'

/** A story as the content API sends it. */
type SentStory = Omit<StoryNode, 'id' | 'internalId' | 'content'> & { id: number; content: object }

type Datasource = { slug: string; dimensions?: readonly unknown[] }
type Entry = { name: string; value: string }

const PER_PAGE = 100

/** @returns waits for the next request's turn, so that no second sees more than so many begin */
const turnsOf = (perSecond: number): (() => Promise<void>) => {
  const start = Date.now()
  let taken = 0
  return async () => {
    const wait = start + Math.floor(taken / perSecond) * 1000 - Date.now()
    taken += 1
    if (wait > 0) await setTimeout(wait)
  }
}

type Ask = (page: number) => Promise<Response>

/** All items of a list, in the order of the content API. */
const readList = async <Item>(name: string, ask: Ask): Promise<Item[]> => {
  const itemsOf = async (response: Response) =>
    ((await response.json()) as Record<string, Item[]>)[name] ?? []
  const first = await ask(1)
  const pages = Math.ceil(Number(first.headers.get('total') ?? 0) / PER_PAGE)
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2).then(itemsOf))
  return [await itemsOf(first), ...(await Promise.all(rest))].flat()
}

/** Gatsby's schema requires these fields, and reports a story without one. */
const isWhole = ({ uuid, name, full_slug: slug, content }: SentStory): boolean =>
  [uuid, name, slug].every((value) => typeof value === 'string') &&
  typeof content === 'object' &&
  content !== null

/** By the slug, as the query of gatsby/read-sources.ts asks Gatsby to sort them. */
const bySlug = (one: StoryNode, other: StoryNode) => (one.full_slug < other.full_slug ? -1 : 1)

/**
 * Everything that pages are made of and that editors publish, straight from the content API: what Gatsby's data layer holds after its source
 * plugin has run. Rejects as that does where the API does not answer, and with NeedsGatsby for stories that Gatsby has to judge.
 * @param perSecond how many requests the API allows in a second
 */
export const readContent = async (perSecond: number): Promise<SourceData> => {
  const turn = turnsOf(perSecond)
  await turn()
  const version = await readSpaceVersion()
  const list = <Item>(name: string, query: Record<string, string> = {}) =>
    readList<Item>(name, async (page) => {
      await turn()
      const paging = { per_page: String(PER_PAGE), page: String(page), cv: String(version) }
      return askForPage(name, { ...paging, ...query })
    })
  const readEntries = async () => {
    const datasources = await list<Datasource>('datasources')
    const entriesOf = async (slug: string) => {
      const found = datasources.find((datasource) => datasource.slug === slug)
      if (found?.dimensions?.length) throw new NeedsGatsby(`the datasource ${slug} has dimensions.`)
      return found ? list<Entry>('datasource_entries', { datasource: slug }) : []
    }
    return Promise.all(['flags', 'redirects'].map(entriesOf))
  }
  const [stories, [flags = [], redirects = []]] = await Promise.all([
    list<SentStory>('stories', { version: 'published' }),
    readEntries(),
  ])
  if (!stories.every(isWhole)) throw new NeedsGatsby('a story lacks its name, slug or content.')
  const nodes = stories.map(({ id, content, ...story }) => ({
    ...story,
    id: String(id),
    internalId: String(id),
    content: JSON.stringify(content),
  }))
  return {
    stories: { nodes: nodes.sort(bySlug) },
    flags: { nodes: flags },
    redirects: { nodes: redirects },
  }
}
