import { readdirSync, readFileSync } from 'node:fs'
import { IS_FULL_RUN } from '../../services/testing/scale'

const STORIES = 'content/stories/1'

type Story = { full_slug: string; content?: { component: string; body?: { component: string }[] } }

const stories = readdirSync(STORIES)
  .map((file) => JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')) as Story)
  .filter(({ content }) => content?.component === 'page')
  .sort((one, other) => one.full_slug.localeCompare(other.full_slug))

const pathOf = ({ full_slug: slug }: Story) => (slug === 'home' ? '/za/' : `/za/${slug.replace(/\/?$/, '/')}`)

/** Pages that the code brings itself, and further ones of the same kinds. */
const OWN = ['/za/checkout/', '/za/signup/', '/za/order/', '/404.html']
const OWN_ALIKE = ['/za/checkout/?step=payment', '/500.html']

/** Every page that an editor has written, and those that the code brings itself. */
export const DEMO_PAGES = [...stories.map(pathOf), ...OWN, ...OWN_ALIKE]

/**
 * One page of each kind: of these everything is asked that can be asked of a page. Before a release some kinds have a second
 * one.
 */
export const PAGE_KINDS = [
  ...['/za/', '/za/shop/card-machines/', '/za/shop/card-machines/khumo/', '/za/cart-overview/'],
  ...['/za/blog/choosing-a-card-machine/', ...OWN],
  ...(IS_FULL_RUN ? ['/za/point-of-sale/yoco-counter/', '/za/rent/', ...OWN_ALIKE] : []),
]

/** Pairs of blocks of which one stands right above the other. */
const neighboursIn = ({ content }: Story): string[] => {
  const blocks = (content?.body ?? []).map(({ component }) => component)
  return blocks.slice(1).map((block, at) => `${blocks[at]} above ${block}`)
}

/** Of some pages those that bring a pair of neighbours which none before them has. */
const withNewNeighbours = (pages: readonly Story[]): Story[] => {
  const seen = new Set<string>()
  return pages.filter((page) => {
    const isNew = neighboursIn(page).some((pair) => !seen.has(pair))
    neighboursIn(page).forEach((pair) => seen.add(pair))
    return isNew
  })
}

const isKind = (story: Story) => PAGE_KINDS.includes(pathOf(story))
const kinds = stories.filter(isKind)
const others = stories.filter((story) => !isKind(story))

/**
 * The other pages that are looked at: before a release all of them, else those in which two blocks meet that meet on no page
 * before. What a block shows by itself is asked in the gallery.
 */
export const COMPOSED_PAGES = (
  IS_FULL_RUN ? others : withNewNeighbours([...kinds, ...others]).filter((story) => !isKind(story))
).map(pathOf)
