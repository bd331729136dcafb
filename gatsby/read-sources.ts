import type { CreatePagesArgs } from 'gatsby'
import type { ShopBundle, ShopProduct } from '../src/catalogue'
import type { Story } from '../src/page'
import type { FlagEntry } from '../src/platform/flags'
import { readShop } from '../services/build/read-shop'
import { announcedStories } from './content-api'

/** A story in the data layer. */
export type StoryNode = {
  id: string
  internalId: string | null
  uuid: string
  name: string
  full_slug: string
  content: string
  first_published_at: string | null
  published_at: string | null
}

/** The answer of the data layer to the query below. */
export type SourceData = {
  stories: { nodes: StoryNode[] }
  flags: { nodes: FlagEntry[] }
  redirects: { nodes: FlagEntry[] }
}

const QUERY = `{
  stories: allStoryblokEntry(sort: { full_slug: ASC }) {
    nodes { id internalId uuid name full_slug content first_published_at published_at }
  }
  flags: allStoryblokDatasourceEntry(filter: { data_source: { eq: "flags" } }) { nodes { name value } }
  redirects: allStoryblokDatasourceEntry(filter: { data_source: { eq: "redirects" } }) { nodes { name value } }
}`

/** The shop API's address, with its version. */
const shopApi = () => process.env.SHOP_API_URL ?? 'http://localhost:8000/shop/api/v1'

type Sources = {
  stories: Story[]
  products: ShopProduct[]
  bundles: ShopBundle[]
  /** The entries of the datasources of flags and of redirects. */
  flagEntries: FlagEntry[]
  redirectEntries: FlagEntry[]
  /** The nodes of the stories, by their uuids. */
  nodeIds: ReadonlyMap<string, string>
}

/**
 * Reads every published story out of the data layer, and the products and bundles from the shop API. Rejects when a story is
 * missing that the content API announced, because its page must never disappear silently.
 */
export const readSources = async (graphql: CreatePagesArgs['graphql']): Promise<Sources> => {
  const { data, errors } = await graphql<SourceData>(QUERY)
  if (!data || errors) throw new Error(`The stories cannot be read: ${[errors].flat().join(' ')}`)
  const received = data.stories.nodes.length
  const announced = await announcedStories()
  if (received < announced) {
    throw new Error(
      `The content API announced ${announced} stories but delivered ${received}. Nothing was published, because the missing pages would have disappeared from the site. Try again; if it stays so, ask who runs the content service.`,
    )
  }
  return {
    stories: data.stories.nodes.map((node) => ({
      // Its number in the visual editor.
      ...(node.internalId ? { id: Number(node.internalId) } : {}),
      uuid: node.uuid,
      name: node.name,
      slug: node.full_slug,
      publishedAt: node.first_published_at,
      changedAt: node.published_at,
      content: JSON.parse(node.content) as Story['content'],
    })),
    ...(await readShop(shopApi())),
    flagEntries: data.flags.nodes,
    redirectEntries: data.redirects.nodes,
    nodeIds: new Map(data.stories.nodes.map(({ id, uuid }) => [uuid, id])),
  }
}
