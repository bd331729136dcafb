import type { GatsbyNode } from 'gatsby'
import { announcedStories } from './content-api'

/** Asks the content API before anything else, so that a wrong address or token is told in one sentence. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  try {
    await announcedStories()
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}
