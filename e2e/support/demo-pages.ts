import { readdirSync, readFileSync } from 'node:fs'
import { IS_FULL_RUN } from '../../services/testing/scale'

const STORIES = 'content/stories/1'

type Story = { full_slug: string; content?: { component: string; body?: { component: string }[] } }

const stories = readdirSync(STORIES)
  .map((file) => JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')) as Story)
  .filter(({ content }) => content?.component === 'page')
  .sort((one, other) => one.full_slug.localeCompare(other.full_slug))

const blocksOf = ({ content }: Story): string =>
  (content?.body ?? []).map(({ component }) => component).join()

const pathOf = ({ full_slug: slug }: Story) => (slug === 'home' ? '/za/' : `/za/${slug.replace(/\/?$/, '/')}`)

/** One of each: what stands above and below what is what one page has and another has not. */
const composed = [...new Map(stories.map((story) => [blocksOf(story), pathOf(story)])).values()]

const OWN = [
  '/za/checkout/',
  '/za/checkout/?step=payment',
  '/za/signup/',
  '/za/order/',
  '/404.html',
  '/500.html',
]

/** Every page that an editor has written, and those that the code brings itself. */
export const DEMO_PAGES = [...stories.map(pathOf), ...OWN]

/** Whether an earlier one of them is made of the same blocks in the same order: what can be pressed is asked there. */
export const isMadeAlike = (path: string): boolean =>
  !IS_FULL_RUN && !composed.includes(path) && !OWN.includes(path)
