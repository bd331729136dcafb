import { readdirSync, readFileSync } from 'node:fs'
import { IS_FULL_RUN } from '../../services/testing/scale'

const STORIES = 'content/stories/1'

type Story = { full_slug: string; content?: { component: string } }

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

/** The other pages with a story, whose layout the full run checks. The gallery checks each block by itself. */
export const COMPOSED_PAGES = stories.map(pathOf).filter((path) => !PAGE_KINDS.includes(path))
