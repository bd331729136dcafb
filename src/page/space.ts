import type {
  BundleEntry,
  CatalogueEntry,
  FeeTypeEntry,
  PriceItemEntry,
  ShopBundle,
  ShopProduct,
  SolutionEntry,
} from '../catalogue'
import type { Bloks, StoryTeaser } from '../content'
import { storyPath } from '../content/rules'
import { UNSET_FLAGS, type Flags } from '../platform/flags'
import { addressesOf, type Addresses } from './read-link'
import { checkBanners, checkCodes, type Nameable } from './check-values'
import { checkBlok } from './check-blok'
import type { ContentModel } from './content-model'
import { fillFigures, readFigures, type Figures } from './fill-figures'
import { foundIn, type Finding, type Found } from './findings'
import { contentOf, isPageType, type Story } from './story'
import { teasersOf } from './teasers'

/** Items by their codes, because every page looks them up; in the order of the list. */
export type ByCode<Item> = ReadonlyMap<string, Item>

/** The products and bundles of the shop. */
type Shop = { products: ByCode<ShopProduct>; bundles: ByCode<ShopBundle> }

/** The editors' entries for the catalogue. */
type Entries = {
  products: ByCode<CatalogueEntry>
  bundles: ByCode<BundleEntry>
  feeTypes: ByCode<FeeTypeEntry>
  priceItems: ByCode<PriceItemEntry>
  solutions: ByCode<SolutionEntry>
}

/** Of two items with the same code the first counts. */
const byCode = <Item>(items: readonly Item[], codeOf: (item: Item) => string): ByCode<Item> => {
  const found = new Map<string, Item>()
  for (const item of items) if (!found.has(codeOf(item))) found.set(codeOf(item), item)
  return found
}

/** All data that pages are made from, read once for all of them. */
export type Space = {
  /** Filled in and checked. */
  stories: readonly Story[]
  model: ContentModel
  /** The targets of links. */
  addresses: Addresses
  shop: Shop
  figures: Figures
  entries: Entries
  /** The teaser of each page, by the uuid of its story; the newest first. */
  teasers: ReadonlyMap<string, StoryTeaser>
  /** The names of all stories by their paths. */
  names: ReadonlyMap<string, string>
  banners: { enabled: boolean; excludedPaths: readonly string[] }
  navigations: ReadonlyMap<string, Story>
  /** Switches of the content (spec 6). */
  flags: Flags
  /** The people who help with an order, for pages that need somebody to call. */
  help: { phone: string | undefined; hours: string | undefined }
  /** Origin of the site without a trailing slash. */
  siteUrl: string
  /** The time of reading, in milliseconds since 1970. */
  now: number
}

const entriesOf = (stories: readonly Story[]): Entries => ({
  products: byCode(contentOf<CatalogueEntry>(stories, 'catalogue_product'), ({ sku }) => sku),
  bundles: byCode(contentOf<BundleEntry>(stories, 'catalogue_bundle'), ({ code }) => code),
  feeTypes: byCode(contentOf<FeeTypeEntry>(stories, 'catalogue_fee_type'), ({ code }) => code),
  priceItems: byCode(contentOf<PriceItemEntry>(stories, 'catalogue_price_item'), ({ code }) => code),
  solutions: byCode(contentOf<SolutionEntry>(stories, 'catalogue_solution'), ({ code }) => code),
})

const isEntry = ({ content }: Story): boolean => content.component.startsWith('catalogue_')

const bannersOf = (stories: readonly Story[]): Space['banners'] => {
  const [settings] = contentOf<{ isEnabled?: boolean; excludedPages?: unknown }>(
    stories,
    'site_wide_banner_settings',
  )
  const excluded: readonly unknown[] = Array.isArray(settings?.excludedPages) ? settings.excludedPages : []
  return {
    enabled: settings?.isEnabled === true,
    excludedPaths: stories.filter(({ uuid }) => excluded.includes(uuid)).map(({ slug }) => storyPath(slug)),
  }
}

const helpOf = (stories: readonly Story[]): Space['help'] => {
  const [checkout] = contentOf<Partial<Bloks.CheckoutPage>>(stories, 'checkout_page')
  return { phone: checkout?.help_phone, hours: checkout?.business_hours }
}

type Rules = Pick<Space, 'figures' | 'model' | 'addresses'>

/** A story as it was written, as its page shows it, and what was found in it. */
export type ReadStory = {
  written: Story
  /** Without what does not fit the content model; undefined where nothing is left. */
  shown: Story | undefined
  findings: Finding[]
}

const UNKNOWN_TYPE =
  'The site has no content type of this name. Choose another for the story, or unpublish it.'
const UNFINISHED = 'The page cannot be built while this field is empty. Fill it in.'

/** A finding about the content of a story of which nothing can be shown: for a page it is worse than for a block. */
const lost = ({ component }: Story['content'], found: Found): Found => {
  if (found.rule === 'unknown-block') return { ...found, rule: 'unknown-type', message: UNKNOWN_TYPE }
  return isPageType(component) ? { ...found, rule: 'unfinished-page', message: UNFINISHED } : found
}

const filledAndChecked = (written: Story, rules: Rules): ReadStory => {
  const filled = fillFigures(written, rules.figures)
  const { blok, found } = checkBlok(filled.story.content, rules)
  const ofBlok = blok ? found : found.map((one) => lost(written.content, one))
  return {
    written,
    shown: blok && { ...filled.story, content: blok },
    findings: foundIn(written, [...filled.found, ...ofBlok]),
  }
}

/** A read story with what is wrong with the codes and dates in it. */
const withValues = (read: ReadStory, nameable: Nameable): ReadStory => {
  const { shown, findings } = read
  if (!shown) return read
  const found = [...checkCodes(shown.content, nameable), ...checkBanners(shown.content)]
  return { ...read, findings: [...findings, ...foundIn(read.written, found)] }
}

/**
 * Reads one story of a space, or a draft of one: fills figures into its texts, and leaves out what does not fit the content model.
 */
export const readStory = (written: Story, space: Rules & Nameable): ReadStory =>
  withValues(filledAndChecked(written, space), space)

export type Sources = Pick<Space, 'model' | 'siteUrl' | 'now'> & {
  /** Unset flags by default. */
  flags?: Flags
  /** As editors wrote them. */
  stories: readonly Story[]
  /** The slugs of other published stories by their uuids, for links to them. */
  otherSlugs?: Readonly<Record<string, string>>
  products: readonly ShopProduct[]
  bundles: readonly ShopBundle[]
}

/** Reads the data of all pages, once. */
export const readSpace = ({
  stories: written,
  products,
  bundles,
  flags = UNSET_FLAGS,
  otherSlugs,
  ...given
}: Sources): { space: Space; read: ReadStory[] } => {
  const shop = {
    products: byCode(products, ({ sku }) => sku),
    bundles: byCode(bundles, ({ bundle_code: code }) => code),
  }
  const figures = readFigures(entriesOf(written), shop.products, given.now)
  const addresses = addressesOf(written, given.siteUrl, otherSlugs)
  const rules = { figures, model: given.model, addresses }
  const entries = entriesOf(
    written.filter(isEntry).flatMap((story) => filledAndChecked(story, rules).shown ?? []),
  )
  const checked = written.map((story) => filledAndChecked(story, rules))
  const stories = checked.flatMap(({ shown }) => shown ?? [])
  const teasers = teasersOf(stories)
  return {
    space: {
      ...given,
      flags,
      stories,
      addresses,
      shop,
      figures,
      entries,
      teasers,
      names: new Map(stories.map(({ slug, name }) => [storyPath(slug), name])),
      banners: bannersOf(stories),
      navigations: new Map(
        stories.flatMap((story) => (story.content.component === 'navigation' ? [[story.uuid, story]] : [])),
      ),
      help: helpOf(stories),
    },
    read: checked.map((one) => withValues(one, { shop, entries, teasers })),
  }
}
