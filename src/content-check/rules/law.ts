import { storyPath } from '../../content/rules'
import { namedCodes, type Blok, type PlacedBlok, type Space, type Story } from '../../page'
import { about, aboutStory, type Look, type PlacedText, type StoryRule } from '../look'

// What the law requires beside certain contents. The sources are in docs/editing-content.md and in the rules' messages.

const textOf = (texts: readonly PlacedText[]): string => texts.map(({ text }) => text).join('\n')

/** A fee in rand, which a placeholder gives with VAT, on a page that does not say so. */
export const vatWording: StoryRule = ({ texts }) => {
  const first = texts.find(({ text }) => /\{fee-on:/i.test(text))
  if (!first || /\bVAT\b|\{fees?:/i.test(textOf(texts))) return []
  const message =
    'The page gives a fee in rand and nowhere says that VAT is included. Write “incl. VAT” beside it.'
  return [about('vat-wording', first.placed, message, first.field)]
}

const PLAN =
  /\binstal?lments?\b|\bhire purchase\b|\bon credit\b|\bR ?\d[\d ,.]* (?:a|per|every) month (?:for|over) \d+ months\b|\bpay (?:it|this)? ?off over\b/i

/** The five figures of an instalment plan, each with the words that give it. */
const FIGURES: Readonly<Record<string, RegExp>> = {
  'the instalment': /\bR ?\d/,
  'the number of instalments':
    /\b(?:\d+|two|three|four|six|ten|twelve) (?:monthly )?(?:instal?lments|payments|months)\b/i,
  'the total': /\bR ?\d[\d ,.]* (?:in all|in total|altogether)\b|\btotal\b/i,
  'the interest rate':
    /\d ?%[^.]{0,20}\binterest\b|\binterest\b[^.]{0,20}\d ?%|\binterest-free\b|\bno interest\b/i,
  'what is due at the end': /\bresidual\b|\bballoon\b|\bnothing due after\b|\bdue at the end\b/i,
}

const byBlok = (texts: readonly PlacedText[]): Map<PlacedBlok, PlacedText[]> => {
  const found = new Map<PlacedBlok, PlacedText[]>()
  for (const one of texts) found.set(one.placed, [...(found.get(one.placed) ?? []), one])
  return found
}

/** Instalments with an amount that lack one of the five figures. */
export const instalments: StoryRule = ({ shownTexts }) =>
  [...byBlok(shownTexts)].flatMap(([placed, texts]) => {
    const text = textOf(texts)
    if (!PLAN.test(text) || !/\bR ?\d/.test(text)) return []
    const missing = Object.keys(FIGURES).filter((figure) => !FIGURES[figure]?.test(text))
    const message = `It offers instalments without ${missing.join(', ')}. Give all five figures, or none of them (NCA, regulation 21).`
    return missing.length > 0 ? about('instalment-terms', placed, message) : []
  })

/** Blocks by which a page is about an item. Cards that sell a kit elsewhere say it themselves, or the cart does (src/cart). */
const IS_ABOUT: readonly string[] = ['hero_product_half', 'product_info', 'product_cta_banner']

const isSim = (sku: string, { shop }: Space): boolean => shop.products.get(sku)?.type === 'sim_card'

/** Whether a block makes its page one about a SIM card or a kit with one, or lists SIM cards alone. */
const isAboutSim = (blok: Blok, space: Space): boolean => {
  if (blok.component === 'shop_items') return String(blok.product_types) === 'sim_card'
  if (!IS_ABOUT.includes(blok.component)) return false
  return namedCodes(blok).some(({ kind, code }) =>
    kind === 'bundles'
      ? space.shop.bundles.get(code)?.items.some(({ sku }) => isSim(sku, space))
      : kind === 'products' && isSim(code, space),
  )
}

const SAYS_RICA = /\bRICA\b|identity and (?:your )?address/i

/** Pages about a SIM card, alone or in a kit, without a word about what it takes to use it. */
export const ricaNotice: StoryRule = ({ story, shownBloks, shownTexts, around: { space } }) => {
  if (story.content.component !== 'page' || SAYS_RICA.test(textOf(shownTexts))) return []
  const seller = shownBloks.find(({ blok }) => isAboutSim(blok, space))
  const message =
    'The page is about a SIM card and does not say what RICA asks for. Write that a SIM works only once identity and address are verified.'
  return seller ? [about('rica-notice', seller, message)] : []
}

const PROMISES_RETURNS = /\{returns:days\}|\bmoney[- ]back\b|\b(?:send|bring) (?:it|them) back within\b/i
const SAYS_RIGHT = /\{returns:cooling-off\}|\bcooling[- ]off\b/i

const saysRight = ({ content }: Story): boolean => SAYS_RIGHT.test(JSON.stringify(content))

/** Whether a content links to one of these pages, by uuid or by path. */
const leadsTo = (content: unknown, targets: readonly Story[]): boolean => {
  const text = JSON.stringify(content)
  return targets.some(
    ({ uuid, slug }) => text.includes(uuid) || text.includes(storyPath(slug)) || text.includes(`"${slug}"`),
  )
}

/** Pages that promise a return, from which nothing leads to what the law gives. The footer is on every page that has one. */
export const coolingOff: StoryRule = ({ story, texts, around: { footer, onReturns } }) => {
  const promise = texts.find(({ text }) => PROMISES_RETURNS.test(text))
  // A draft's space has no footer, and not all pages.
  if (!promise || !footer || story.content.component !== 'page') return []
  if (!story.content.hide_footer && leadsTo(footer.content, onReturns)) return []
  if (saysRight(story) || leadsTo(story.content, onReturns)) return []
  const message =
    'It promises a return, and nothing on the page leads to the seven days that the law gives. Link to the page on returns.'
  return [about('cooling-off', promise.placed, message, promise.field)]
}

const SELLER = {
  legalName: 'legal name',
  registrationNumber: 'registration number',
  address: 'address',
  phone: 'phone number',
  email: 'email address',
} as const

/** A footer without the details of the seller. */
export const sellerDetails: StoryRule = (look: Look) => {
  const { content } = look.story
  if (content.component !== 'footer') return []
  return Object.entries(SELLER)
    .filter(([field]) => !String(content[field] ?? '').trim())
    .map(([field, what]) =>
      aboutStory(
        'seller-details',
        look,
        `The seller’s ${what} is missing, which the law requires (ECT Act, section 43). Fill it in.`,
        field,
      ),
    )
}
