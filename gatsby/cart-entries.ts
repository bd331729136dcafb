import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CART_ENTRIES_PATH, toCartEntries } from '../src/catalogue/rules'
import type { StoryblokMultilink } from '../src/content'
import { linkProps } from '../src/content/rules'
import type { Space } from '../src/page'

/** A link reduced to its address, without its story; undefined where the editor left it empty. */
const plainLink = (link: StoryblokMultilink | undefined): StoryblokMultilink | undefined => {
  const url = linkProps(link)?.href
  return url ? { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: '' } : undefined
}

/** Writes the editors' entries for everything that a cart can hold beside the pages. @param directory of the project */
export const writeCartEntries = async ({ entries: written }: Space, directory: string): Promise<void> => {
  const file = path.join(directory, 'public', CART_ENTRIES_PATH)
  const entries = toCartEntries(
    [...written.products.values()].map((entry) => ({
      ...entry,
      detailsLink: plainLink(entry.detailsLink),
    })),
    [...written.bundles.values()].map((entry) => ({
      ...entry,
      shopPage: plainLink(entry.shopPage),
      cataloguePage: plainLink(entry.cataloguePage),
    })),
  )
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(entries))
}
