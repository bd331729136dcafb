import type { Bloks } from '../../../content'

export type MasonryItem = NonNullable<Bloks.Masonry['items']>[number]

type Kind = MasonryItem['component']

/**
 * Height in pixels of each card without its own words, in a column of about 380 px. Nothing is shown at this height: it only
 * decides which column a card stands in, so near is near enough.
 */
const FRAMES: Record<Kind, number> = {
  accessory_card: 420,
  benefit_card: 110,
  bento_card: 90,
  blog_card: 470,
  bullet_card: 130,
  case_study_card: 560,
  category_slide: 330,
  data_card: 200,
  ecosystem_card: 110,
  fee_calculator_card: 620,
  fee_recommended_slider_card: 460,
  info_card: 110,
  package_bullet_card: 260,
  package_compare_card: 300,
  package_data_card: 260,
  package_details_card: 260,
  package_machine_benefit_card: 520,
  package_machine_bundle_card: 560,
  package_pro_plan_card: 300,
  package_turnover_selector_card: 380,
  product_card: 600,
  rich_media_card: 80,
  testimonial_card: 170,
}

const PICTURE = 260
const BUTTON = 64

/** Of running text: characters of a line, and its height in pixels. */
const LINE = { characters: 40, height: 25 }

/** Fields that hold words; `text` is also that of a rich text’s own parts. */
const WORDS = ['title', 'text', 'quote', 'label', 'note']

/** Lines of all words in a blok, each field of its own line. */
const linesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + linesIn(part), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [field, inner]) => {
    if (typeof inner !== 'string') return sum + (field === 'video' || field === 'cta' ? 0 : linesIn(inner))
    return sum + (WORDS.includes(field) ? Math.ceil(inner.length / LINE.characters) : 0)
  }, 0)
}

type MaybeFields = {
  image?: { filename: string | null }
  video?: readonly unknown[]
  cta?: readonly unknown[]
}

/** About how high a card is, in pixels. */
export const cardHeight = (item: MasonryItem): number => {
  const { image, video, cta } = item as MaybeFields
  const isTeaser = item.component === 'blog_card' || item.component === 'case_study_card'
  const isPictured = !isTeaser && Boolean(image?.filename || video?.length)
  // A quote is set larger than other words.
  const size = item.component === 'testimonial_card' ? 1.7 : 1
  return (
    FRAMES[item.component] +
    linesIn(item) * LINE.height * size +
    (isPictured ? PICTURE : 0) +
    (cta?.length ? BUTTON : 0)
  )
}
