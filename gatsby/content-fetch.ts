import { askContentApi } from './content-api'

/**
 * The fetch of the source plugin's client. The plugin throws a plain object when an answer is of no use, and Gatsby
 * prints nothing of it: the sentence is said here, where the reason is known, and Gatsby takes it for an error.
 */
export const contentFetch = async (address: string, init?: { headers?: HeadersInit }): Promise<Response> => {
  try {
    return await askContentApi(address, init?.headers)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    throw error
  }
}
