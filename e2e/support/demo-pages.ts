import { readdirSync, readFileSync } from 'node:fs'

const STORIES = 'content/stories/1'

type Story = { full_slug: string; content?: { component: string } }

const storyPages = readdirSync(STORIES)
  .map((file) => JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')) as Story)
  .filter(({ content }) => content?.component === 'page')
  .map(({ full_slug: slug }) => (slug === 'home' ? '/za/' : `/za/${slug.replace(/\/?$/, '/')}`))

/** Every page that an editor has written, and those that the code brings itself. */
export const DEMO_PAGES = [
  ...storyPages.sort(),
  ...['/za/checkout/', '/za/checkout/?step=payment', '/za/signup/', '/za/order/', '/404.html'],
]
