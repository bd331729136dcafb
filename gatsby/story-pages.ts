import type { GatsbyNode, CreatePagesArgs } from 'gatsby'
import type { PageContext } from '../src/page'
import type { StoryPageVariables } from '../src/templates/contexts'

/** Declares what the pages are built from, so that an empty space still has its types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type StoryblokEntry implements Node @dontInfer {
      internalId: String
      uuid: String!
      name: String!
      full_slug: String!
      content: String!
      first_published_at: String
      published_at: String
    }
    type StoryblokDatasourceEntry implements Node @dontInfer {
      data_source: String
      name: String!
      value: String!
    }
    type StoryPage implements Node @dontInfer { json: String! }
  `)
}

/**
 * Creates a node with the data of a story's page, which its template queries by id. Gatsby compares a page's context field by field at
 * every build, but skips a node whose digest has not changed.
 */
export const addStoryPage = async (
  { blocks, hasOwnPolicy, ...page }: PageContext,
  /** The node of the story: this node is deleted with it. */
  parent: string | null,
  { actions, createContentDigest }: Pick<CreatePagesArgs, 'actions' | 'createContentDigest'>,
): Promise<StoryPageVariables> => {
  const id = `StoryPage ${page.pagePath}`
  const json = JSON.stringify(page)
  await actions.createNode({
    id,
    parent,
    children: [],
    json,
    internal: { type: 'StoryPage', contentDigest: createContentDigest(json) },
  })
  return { id, blocks, hasOwnPolicy }
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) =>
  create({
    StoryPage: {
      page: { type: 'JSON!', resolve: ({ json }: { json: string }) => JSON.parse(json) as unknown },
    },
  })
