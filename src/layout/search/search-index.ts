import type { CatalogueSnapshot } from '../../catalogue'
import type { MenuAction } from '../navigation/to-action'

/** The path of the file that the build writes for all pages, because the search opens over any of them. */
export const SEARCH_INDEX_PATH = '/search-index.json'

/** What a search looks through: the name counts most, then the words of the address, then the text. */
export type Searchable = { href: string; title: string; text?: string }

/** An answer to a frequent question; `text` is the answer and `page` the name of its page. */
export type SearchedAnswer = Searchable & { text: string; page: string }

/** The content of {@link SEARCH_INDEX_PATH}. The pages of products are not among the pages: the catalogue has them. */
export type SearchIndex = {
  pages: Searchable[]
  answers: SearchedAnswer[]
  catalogue: CatalogueSnapshot
  /** How to reach a person by chat message; absent where the footer has no such link. */
  whatsapp?: MenuAction
}
