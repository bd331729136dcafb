import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { Bloks, BlockProps } from '../../../content'
import { BlockList } from '../../../islands'
import { from, space, TILE_PLACE } from '../../../theme'
import { Section } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { riseIn, withoutEmptyCards } from '../../shared/cards/card-list'
import { hasHead, SectionHead, SectionLayout } from '../../shared/text/section-head'
import { columnStarts, packColumns } from './pack-columns'

type MasonryItem = NonNullable<Bloks.Masonry['items']>[number]

type Kind = MasonryItem['component']

/**
 * Height in pixels of each card without its own text, in a column of about 380 px. It only decides in which column a card is, so an
 * estimate is enough.
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

/** Rich text: characters per line, and the line's height in pixels. */
const LINE = { characters: 40, height: 25 }

/** Fields that hold text; `text` is also a field of rich-text nodes. */
const WORDS = ['title', 'text', 'quote', 'label', 'note']

/** The number of text lines in a blok; each field starts a new line. */
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

/** The estimated height of a card, in pixels. */
const cardHeight = (item: MasonryItem): number => {
  const { image, video, cta } = item as MaybeFields
  const isTeaser = item.component === 'blog_card' || item.component === 'case_study_card'
  const isPictured = !isTeaser && Boolean(image?.filename || video?.length)
  // Quotes are larger than other text.
  const size = item.component === 'testimonial_card' ? 1.7 : 1
  return (
    FRAMES[item.component] +
    linesIn(item) * LINE.height * size +
    (isPictured ? PICTURE : 0) +
    (cta?.length ? BUTTON : 0)
  )
}

const columns = (device: 'tablet' | 'desktop') => `
  columns: var(--columns-${device});
  > li {
    break-before: var(--break-${device});
  }
`

/* CSS columns, so that the reading order is the document order. Fixed breaks start the columns: a card that opens, or a font
   that loads, moves what is below it and never a card to another column. Firefox does not support column breaks, so it balances
   the columns itself. */
const List = styled.ul`
  --gap: clamp(12px, 1.8vw, ${space.m});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  > li {
    container: ${TILE_PLACE};
  }
  ${withoutEmptyCards}
  > li > [data-block] {
    ${riseIn}
  }

  ${from.sm} {
    display: block;
    column-gap: var(--gap);
    margin-bottom: calc(-1 * var(--gap));

    > li {
      margin-bottom: var(--gap);
      break-inside: avoid;
    }
    ${columns('tablet')}
  }
  ${from.md} {
    &:not([data-columns='4']) {
      ${columns('desktop')}
    }
  }
  /* Four columns need a desktop's width. */
  ${from.lg} {
    &[data-columns='4'] {
      ${columns('desktop')}
    }
  }
`

const breakBefore = (isStart: boolean | undefined) => (isStart ? 'column' : 'auto')

type CardsProps = { items: readonly MasonryItem[]; tablet: number; desktop: number }

const Cards = ({ items, ...wanted }: CardsProps) => {
  const heights = items.map(cardHeight)
  const [tablet, desktop] = [packColumns(heights, wanted.tablet), packColumns(heights, wanted.desktop)]
  const [onTablet, onDesktop] = [columnStarts(tablet), columnStarts(desktop)]
  const counts = { '--columns-tablet': tablet.length, '--columns-desktop': desktop.length } as CSSProperties
  return (
    <List role="list" data-columns={desktop.length} style={counts}>
      {items.map((item, at) => (
        <li
          key={item._uid}
          style={
            {
              '--break-tablet': breakBefore(onTablet[at]),
              '--break-desktop': breakBefore(onDesktop[at]),
            } as CSSProperties
          }
        >
          <BlockList bloks={[item]} />
        </li>
      ))}
    </List>
  )
}

/**
 * A title, a button beside it, and cards of unequal height packed in columns, which are read from top to bottom; nothing without
 * any of them.
 */
const Masonry = ({ blok }: BlockProps<Bloks.Masonry>) => {
  const { items = [] } = blok
  if (items.length === 0 && !hasHead(blok)) return null
  const titleId = `title-${blok._uid}`
  return (
    <Section {...sectionProps(blok, 'white')} labelledBy={blok.title ? titleId : undefined}>
      <SectionLayout>
        <SectionHead head={blok} titleId={titleId} />
        {items.length > 0 ? (
          <Cards
            items={items}
            tablet={Number(blok.columns_tablet || 2)}
            desktop={Number(blok.columns_desktop || 3)}
          />
        ) : null}
      </SectionLayout>
    </Section>
  )
}

export default Masonry
