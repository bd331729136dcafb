import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CART_ENTRIES_PATH, toCartEntries } from '../src/catalogue/rules'
import type { StoryblokMultilink } from '../src/content'
import { linkProps } from '../src/content/rules'
import type { Space } from '../src/page'

/** A link as its address alone, without the story it leads to; nothing where the editor left it empty. */
const plainLink = (link: StoryblokMultilink | undefined): StoryblokMultilink | undefined => {
  const url = linkProps(link)?.href
  return url ? { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: '' } : undefined
}

/** Writes the editors' words on everything that a cart can hold, beside the pages. @param directory the project's */
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
