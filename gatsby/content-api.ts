import { askService, CONTENT_API } from '../services/lib/ask-service'

/** Where published stories are read at build time: the real service unless a variable says otherwise. */
const endpoint = () => process.env.STORYBLOK_ENDPOINT || 'https://api.storyblok.com/v2'
const token = () => process.env.STORYBLOK_TOKEN || 'demo'

/** The key that an answer must have, by the last part of the address. */
const keyOf = (pathname: string) => (pathname.endsWith('/spaces/me') ? 'space' : pathname.split('/').at(-1))

/**
 * Sends a request to the content API as the source plugin's client does.
 * Rejects with a sentence that names the address and the problem of the answer.
 */
const askContentApi = async (address: string, headers?: HeadersInit): Promise<Response> => {
  const response = await askService(CONTENT_API, address, { headers })
  const body: unknown = await response.clone().json()
  const { origin, pathname } = new URL(address)
  const key = keyOf(pathname) ?? ''
  if (typeof body === 'object' && body !== null && key in body) return response
  throw new Error(
    `The content API at ${origin}${pathname} answered without "${key}". Check STORYBLOK_ENDPOINT: it ends in /v2.`,
  )
}

/** Asks for a page of one of the lists of the content API, such as `stories`. */
export const askForPage = (list: string, query: Readonly<Record<string, string>>): Promise<Response> => {
  const url = new URL(`${endpoint()}/cdn/${list}`)
  url.search = new URLSearchParams({ ...query, token: token() }).toString()
  return askContentApi(url.href)
}

/** The version of the published content: with it as `cv`, the content API answers from no older cache. */
export const readSpaceVersion = async (): Promise<number> => {
  const { space } = (await (await askForPage('spaces/me', {})).json()) as { space: { version: number } }
  return space.version
}

/**
 * The number of published stories in the `total` header of the content API.
 * Rejects with a sentence that names the address and the answer where the API is down, refuses or sends no number.
 */
export const announcedStories = async (): Promise<number> => {
  const response = await askForPage('stories', { version: 'published', per_page: '1' })
  const total = response.headers.get('total') ?? ''
  if (/^\d+$/.test(total)) return Number(total)
  throw new Error(
    `The content API at ${endpoint()}/cdn/stories did not announce in the header "total" how many stories it has. Check STORYBLOK_ENDPOINT.`,
  )
}

/**
 * The fetch of the source plugin's client. Where an answer is unusable, the plugin throws a plain object of which Gatsby prints nothing,
 * so the sentence is logged here, where the reason is known.
 */
export const contentFetch = async (address: string, init?: { headers?: HeadersInit }): Promise<Response> => {
  try {
    return await askContentApi(address, init?.headers)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    throw error
  }
}
