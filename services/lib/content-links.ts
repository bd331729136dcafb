/** As the content API lists it (docs of the content delivery API v2, "The link object"). */
interface AnsweredLink {
  uuid: string
  slug: string
  is_folder: boolean
  published: boolean
}

/** The largest page of links that the content API sends. */
const PER_PAGE = 1000

/**
 * The full slugs of all published stories by their uuids.
 * @param ask sends a request for `/cdn/links` with these parameters; its rejection is passed on
 */
export async function readPublishedSlugs(
  ask: (query: Record<string, string>) => Promise<Response>,
): Promise<Record<string, string>> {
  const slugs: Record<string, string> = {}
  for (let page = 1; ; page += 1) {
    const response = await ask({ paginated: '1', per_page: String(PER_PAGE), page: String(page) })
    const { links = {} } = (await response.json()) as { links?: Record<string, AnsweredLink> }
    for (const { uuid, slug, is_folder: isFolder, published } of Object.values(links))
      if (published && !isFolder) slugs[uuid] = slug
    if (Object.keys(links).length === 0 || page * PER_PAGE >= Number(response.headers.get('total')))
      return slugs
  }
}
