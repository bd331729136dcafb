import { readdirSync, readFileSync } from 'node:fs'

const STORIES = 'content/stories/1'

type Story = { full_slug: string; content?: { component: string; body?: { component: string }[] } }

const stories = readdirSync(STORIES)
  .map((file) => JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')) as Story)
  .filter(({ content }) => content?.component === 'page')
  .sort((one, other) => one.full_slug.localeCompare(other.full_slug))

const blocksOf = ({ content }: Story): string =>
  (content?.body ?? []).map(({ component }) => component).join()

/** One of each: what stands above and below what is what one page has and another has not. */
const composed = [...new Map(stories.map((story) => [blocksOf(story), story])).values()]

/**
 * Every page that an editor has written, and those that the code brings itself. Of pages that are made of the same blocks
 * in the same order only the whole matrix takes more than one.
 */
export const DEMO_PAGES = [
  ...(process.env.TEST_SCALE === 'full' ? stories : composed).map(({ full_slug: slug }) =>
    slug === 'home' ? '/za/' : `/za/${slug.replace(/\/?$/, '/')}`,
  ),
  ...['/za/checkout/', '/za/checkout/?step=payment', '/za/signup/', '/za/order/', '/404.html', '/500.html'],
]
