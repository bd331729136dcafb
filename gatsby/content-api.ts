/** Where published stories are read at build time. The plugin's default is the real service. */
const ENDPOINT = process.env.STORYBLOK_ENDPOINT ?? 'https://api.storyblok.com/v2'
const TOKEN = process.env.STORYBLOK_TOKEN ?? 'demo'

/**
 * How many published stories the content API announces in its `total` header.
 * Rejects with a sentence that names the address and the answer when the API is down, refuses or does not say.
 */
export const announcedStories = async (): Promise<number> => {
  const url = new URL(`${ENDPOINT}/cdn/stories`)
  url.search = new URLSearchParams({ version: 'published', per_page: '1', token: TOKEN }).toString()
  const where = `${url.origin}${url.pathname}`
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`The content API at ${where} cannot be reached. Check STORYBLOK_ENDPOINT.`, { cause })
  })
  if (!response.ok) {
    const said = (await response.text()).slice(0, 300)
    throw new Error(`The content API at ${where} answered ${response.status}: ${said}`)
  }
  const total = response.headers.get('total')
  if (total === null) throw new Error(`The content API at ${where} did not announce how many stories it has.`)
  return Number(total)
}
