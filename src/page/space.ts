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
import { contentOf, type Story } from './story'
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

/** A story as its page shows it, without what does not fit the content model; undefined where nothing is left. */
const filledAndChecked = (written: Story, rules: Rules): { story: Story | undefined; problems: string[] } => {
  const filled = fillFigures(written, rules.figures)
  const checked = checkBlok(filled.story.content, rules, written.slug)
  return {
    story: 'blok' in checked ? { ...filled.story, content: checked.blok } : undefined,
    problems: [...filled.problems, ...checked.problems],
  }
}

/** The problems of the codes and dates in a story. */
const valueProblems = (story: Story | undefined, nameable: Nameable): string[] =>
  story
    ? [...checkCodes(story.content, story.slug, nameable), ...checkBanners(story.content, story.slug)]
    : []

/**
 * Reads one story of a space, or a draft of one: fills figures into its texts, and leaves out what does not fit the content model.
 * @returns the story, undefined where it lacks a field that its page requires; and its problems, as sentences for editors
 */
export const readStory = (
  written: Story,
  space: Rules & Nameable,
): { story: Story | undefined; problems: string[] } => {
  const { story, problems } = filledAndChecked(written, space)
  return { story, problems: [...problems, ...valueProblems(story, space)] }
}

type Sources = Pick<Space, 'model' | 'siteUrl' | 'now'> & {
  /** Unset flags by default. */
  flags?: Flags
  /** As editors wrote them. */
  stories: readonly Story[]
  /** The slugs of other published stories by their uuids, for links to them. */
  otherSlugs?: Readonly<Record<string, string>>
  products: readonly ShopProduct[]
  bundles: readonly ShopBundle[]
}

/**
 * Reads the data of all pages, once. A story that is left out as a whole is in `lost` with its problems; `problems` has those of all
 * stories.
 */
export const readSpace = ({
  stories: written,
  products,
  bundles,
  flags = UNSET_FLAGS,
  otherSlugs,
  ...given
}: Sources): { space: Space; problems: string[]; lost: { story: Story; problems: string[] }[] } => {
  const shop = {
    products: byCode(products, ({ sku }) => sku),
    bundles: byCode(bundles, ({ bundle_code: code }) => code),
  }
  const figures = readFigures(entriesOf(written), shop.products, given.now)
  const addresses = addressesOf(written, given.siteUrl, otherSlugs)
  const rules = { figures, model: given.model, addresses }
  const entries = entriesOf(
    written.filter(isEntry).flatMap((story) => filledAndChecked(story, rules).story ?? []),
  )
  const checked = written.map((story) => ({ written: story, ...filledAndChecked(story, rules) }))
  const stories = checked.flatMap(({ story }) => story ?? [])
  const teasers = teasersOf(stories)
  const read = checked.map((one) => ({
    ...one,
    problems: [...one.problems, ...valueProblems(one.story, { shop, entries, teasers })],
  }))
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
    problems: read.flatMap(({ problems }) => problems),
    lost: read.flatMap(({ written: story, story: shown, problems }) => (shown ? [] : [{ story, problems }])),
  }
}
