import type { GatsbyNode } from 'gatsby'

/** Declares what the pages are built from, so that an empty space or an empty shop still has its types. */
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
    type ShopProduct implements Node @dontInfer { json: String!, position: Int! }
    type ShopBundle implements Node @dontInfer { json: String!, position: Int! }
  `)
}
