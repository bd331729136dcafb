import path from 'node:path'
import { storyPath } from '../src/content/links/resolve-link'
import type { Space, Story } from '../src/page'
import type { MessageContext, WayOn } from '../src/templates/message-context'

type MessagePage = { path: string; component: string; context: MessageContext }

const way = (slug: string, title: string, text: string): WayOn => ({ href: storyPath(slug), title, text })

const WAYS_ON: readonly WayOn[] = [
  way('shop', 'Shop', 'Machines, tills and what goes with them.'),
  way('shop/card-machines', 'Card machines', 'Buy once, no monthly rent.'),
  way('product-finder', 'Find your machine', 'A few questions, one answer.'),
  way('order', 'Where is my order?', 'By its number and your email address.'),
  way('terms/shipping-returns', 'Delivery and returns', 'When it arrives, and how to send it back.'),
]

/** The picture of the home page's hero: the one that every space has. */
const pictureOf = (stories: readonly Story[]): string | undefined => {
  const home = stories.find(({ slug }) => storyPath(slug) === storyPath(''))
  const body = (home?.content.body ?? []) as { image?: { filename?: string | null } }[]
  return body.find(({ image }) => image?.filename)?.image?.filename ?? undefined
}

/**
 * The page for an address that is not there, and the one for a failure of the site itself. Gatsby writes them to /404.html
 * and /500.html as well, where the host finds them, and the browser when a page's data answers 404 or 500 (spec 8). All that
 * they say is in their HTML: they need neither scripts nor the content service.
 * @param paths of all pages, so that none of the ways on leads nowhere
 */
export const messagePages = ({ stories, names, help }: Space, paths: ReadonlySet<string>): MessagePage[] => {
  const pages = [...names].flatMap(([href, title]) => (paths.has(href) ? [{ href, title }] : []))
  const context = {
    help,
    pages: [],
    waysOn: WAYS_ON.filter(({ href }) => paths.has(href)),
    picture: pictureOf(stories),
  }
  return [
    {
      path: '/404/',
      component: path.resolve('src/templates/not-found-page.tsx'),
      context: { ...context, pages },
    },
    { path: '/500/', component: path.resolve('src/templates/error-page.tsx'), context },
  ]
}
