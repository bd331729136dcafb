import type { Actions, GatsbyNode } from 'gatsby'
import { createPages } from '../create-pages'
import type { SourceData } from '../read-sources'
import type { CreatedPage, CreatedSlice } from './page-files'

type HookArgs = Parameters<NonNullable<GatsbyNode['createPages']>>[0]
type PageNode = { id: string; json: string }

/** What the build's hook creates of a content. */
export interface Collected {
  pages: CreatedPage[]
  slices: CreatedSlice[]
  /** The data of each story's page as JSON, by the id in the page's context. */
  stories: ReadonlyMap<string, string>
}

/**
 * Runs the hook of gatsby/create-pages.ts as Gatsby does. It writes its own files below `public/` of the directory. Rejects with its reason
 * where it ends the build.
 */
export const collectPages = async (
  data: SourceData,
  directory: string,
  warn: (text: string) => void,
): Promise<Collected> => {
  const pages: CreatedPage[] = []
  const slices: CreatedSlice[] = []
  const stories = new Map<string, string>()
  const actions = {
    createPage: (page: CreatedPage) => void pages.push(page),
    createSlice: (slice: CreatedSlice) => void slices.push(slice),
    createNode: async ({ id, json }: PageNode) => void stories.set(id, json),
  }
  const args = {
    graphql: async () => ({ data }),
    store: { getState: () => ({ program: { directory } }) },
    actions: actions as unknown as Actions,
    createContentDigest: () => '',
    reporter: {
      warn,
      panic: (text: string) => {
        throw new Error(text)
      },
    },
  }
  await createPages?.(args as unknown as HookArgs, { plugins: [] }, () => undefined)
  return { pages, slices, stories }
}
