import { isSoldIn, storefrontOf } from '../catalogue/data'
import { namedCodes, type NamedCode } from './needs'
import type { Space } from './space'

const WORDS: Record<NamedCode['kind'], string> = {
  products: 'the shop sells no product',
  bundles: 'the shop sells no bundle',
  fees: 'there is no fee',
}

type Catalogue = Pick<Space, 'shop' | 'entries'>

/** Whether a page has something to show for a code. */
const isKnown = ({ kind, code }: NamedCode, { shop, entries }: Catalogue): boolean => {
  if (kind === 'fees') return entries.feeTypes.has(code)
  const item = shop[kind].get(code)
  return item !== undefined && isSoldIn(item, storefrontOf(entries[kind].get(code)))
}

/**
 * Names the codes in a content for which the page has nothing to show: mistyped, or no longer sold. The block stands without it.
 * @param place where the content stands, in an editor's words
 */
export const checkCodes = (content: unknown, place: string, catalogue: Catalogue): string[] =>
  namedCodes(content)
    .filter((named) => !isKnown(named, catalogue))
    .map(
      ({ component, kind, field, code }) =>
        `${place} › ${component}: ${WORDS[kind]} "${code}", which the field "${field}" names. Nothing is shown for it.`,
    )
