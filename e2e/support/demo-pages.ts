import { readdirSync, readFileSync } from 'node:fs'
import { IS_FULL_RUN } from '../../services/testing/scale'

const STORIES = 'content/stories/1'

type Story = { full_slug: string; content?: { component: string; body?: { component: string }[] } }

const stories = readdirSync(STORIES)
  .map((file) => JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')) as Story)
  .filter(({ content }) => content?.component === 'page')
  .sort((one, other) => one.full_slug.localeCompare(other.full_slug))

const pathOf = ({ full_slug: slug }: Story) => (slug === 'home' ? '/za/' : `/za/${slug.replace(/\/?$/, '/')}`)

/** Pages without a story, and further ones of the same kinds. */
const OWN = ['/za/checkout/', '/za/signup/', '/za/order/', '/404.html']
const OWN_ALIKE = ['/za/checkout/?step=payment', '/500.html']

/** Every page with a story, and those without. */
export const DEMO_PAGES = [...stories.map(pathOf), ...OWN, ...OWN_ALIKE]

/** One page of each kind, which gets every check; in the full run some kinds have a second page. */
export const PAGE_KINDS = [
  ...['/za/', '/za/shop/card-machines/', '/za/shop/card-machines/khumo/', '/za/cart-overview/'],
  ...['/za/blog/choosing-a-card-machine/', ...OWN],
  ...(IS_FULL_RUN ? ['/za/point-of-sale/yoco-counter/', '/za/rent/', ...OWN_ALIKE] : []),
]

const seen = new Set<string>()

/** Whether a block is right above another one here, and on no page that was asked about before. */
const hasNewNeighbours = ({ content }: Story): boolean => {
  const blocks = (content?.body ?? []).map(({ component }) => component)
  const pairs = blocks.slice(1).map((block, at) => `${blocks[at]} above ${block}`)
  const isNew = pairs.some((pair) => !seen.has(pair))
  pairs.forEach((pair) => seen.add(pair))
  return isNew
}

const isKind = (story: Story) => PAGE_KINDS.includes(pathOf(story))
stories.filter(isKind).forEach(hasNewNeighbours)

/**
 * The other pages whose layout is checked: in the full run all, otherwise those on which two blocks are neighbours for the first
 * time. The gallery checks each block by itself.
 */
export const COMPOSED_PAGES = stories
  .filter((story) => !isKind(story))
  .filter((story) => IS_FULL_RUN || hasNewNeighbours(story))
  .map(pathOf)
