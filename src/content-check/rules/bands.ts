import type { Blok } from '../../page'
import { about, type Around, type Look, type StoryRule } from '../look'
import { versionsOf } from './outline'

// How the bands of a page stand to each other (decision 031).

type Band = { blok: Blok; colour: string; rhythm: string }

/** The value of a block's field, or the content model's default. */
const fieldOf = (blok: Blok, field: string, { space }: Around): string =>
  String(blok[field] || space.model.get(blok.component)?.[field]?.default_value || '')

const colourOf = (blok: Blok, around: Around): string => {
  const { entries } = around.space
  if (['hero_product_half', 'product_cta_banner'].includes(blok.component)) {
    const entry = entries.products.get(String(blok.sku)) ?? entries.bundles.get(String(blok.bundle_code))
    return String(entry?.background ?? '')
  }
  return blok.component === 'cart_overview' ? 'cream' : fieldOf(blok, 'background', around)
}

/** Running text and what stands in it, and the questions under the title that a hero brings, are one band. */
const continues = ({ component, title }: Blok): boolean =>
  ['image', 'rich_text', 'spacer'].includes(component) ||
  (['faq', 'product_finder'].includes(component) && !title)

/** Blocks that are no band: a modal lies over the page. */
const isBand = ({ component }: Blok): boolean => component !== 'modal'

const bandsOf = (bloks: readonly Blok[], around: Around): Band[] => {
  const bands: Band[] = []
  for (const blok of bloks.filter(isBand)) {
    const band = { blok, colour: colourOf(blok, around), rhythm: fieldOf(blok, 'rhythm', around) }
    if (!continues(blok) || band.colour !== bands.at(-1)?.colour) bands.push(band)
  }
  return bands
}

/** The findings about every version of a page, each once. */
const onVersions = (look: Look, rule: (bands: Band[]) => { blok: Blok; message: string }[]) => {
  const { component, body } = (look.shown ?? look.story).content
  if (component !== 'page') return []
  const found = versionsOf(body).flatMap((bloks) => rule(bandsOf(bloks, look.around)))
  return found.filter(
    ({ blok, message }, at) =>
      found.findIndex((one) => one.blok._uid === blok._uid && one.message === message) === at,
  )
}

const placed = (blok: Blok) => ({ blok, place: `page › ${blok.component}` })

export const equalBands: StoryRule = (look) =>
  onVersions(look, (bands) =>
    bands.flatMap(({ blok, colour }, at) => {
      const before = bands[at - 1]
      if (!colour || before?.colour !== colour) return []
      const message = `It is ${colour}, as is the ${before.blok.component} above it. Give one of them another colour.`
      return [{ blok, message }]
    }),
  ).map(({ blok, message }) => about('equal-bands', placed(blok), message, 'background'))

export const loudBands: StoryRule = (look) =>
  onVersions(look, (bands) => {
    const [first, ...others] = bands.filter(({ rhythm }) => rhythm === 'loud')
    return others.map(({ blok }) => ({
      blok,
      message: `It is loud, as is the ${first?.blok.component ?? ''} above it. Make one of them normal.`,
    }))
  }).map(({ blok, message }) => about('loud-bands', placed(blok), message, 'rhythm'))

/** As dark as the charcoal footer, or so near to it that nobody sees the difference. */
const LIKE_THE_FOOTER = ['black', 'charcoal', 'coal']

export const bandOnFooter: StoryRule = (look) =>
  look.story.content.hide_footer
    ? []
    : onVersions(look, (bands) => {
        const last = bands.at(-1)
        return last && LIKE_THE_FOOTER.includes(last.colour)
          ? [
              {
                blok: last.blok,
                message: `It is ${last.colour} and stands on the dark footer. Choose a lighter colour.`,
              },
            ]
          : []
      }).map(({ blok, message }) => about('band-on-footer', placed(blok), message, 'background'))
