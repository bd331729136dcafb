import path from 'node:path'
import type { Bloks } from '../src/content'
import { storyPath } from '../src/content/rules'
import { pageContext, type Blok, type PageContext, type Space, type Story } from '../src/page'
import type { MessageContext, OrderContext, SignupContext, WayOn } from '../src/templates/contexts'

// Pages that no story of the space makes.

export type OwnPage<Context> = { path: string; matchPath?: string; component: string; context: Context }

/** The context that a template renders, built from this content as from a story's. */
export const ownContext = (
  space: Space,
  slug: string,
  name: string,
  content: Partial<Blok> = { body: [] },
): PageContext<Bloks.Page> =>
  pageContext(
    {
      ...{ uuid: slug, name, slug, publishedAt: null, changedAt: null },
      content: { component: 'page', _uid: slug, navigationMode: 'light', ...content },
    },
    space,
  )

const templateFile = (template: string) => path.resolve(`src/templates/${template}.tsx`)

/** The page at the address of its context. @param template a file of src/templates, without its extension */
export const ownPage = <Context extends { pagePath: string }>(
  template: string,
  context: Context,
): OwnPage<Context> => ({ path: context.pagePath, component: templateFile(template), context })

/** Where a signup starts, and the page on which any unfinished one is continued (spec 2). */
export const signupPages = (space: Space): OwnPage<SignupContext>[] => {
  const content = {
    seo_title: 'Sign up | yoco',
    seo_description:
      'Sign up your business in about ten minutes: who you are, what your business is, and what you want to do. Stop and continue any time.',
  }
  const pageOf = (slug: string, hidden: boolean) =>
    ownPage('signup-page', { ...ownContext(space, slug, 'Sign up', content), hidden, help: space.help })
  return [
    pageOf('signup', false),
    { ...pageOf('signup/continue', true), matchPath: '/za/signup/:id/continue/' },
  ]
}

/** The page on which an order is looked up; none in a space without a checkout, whose words it takes. */
export const orderPages = (space: Space): OwnPage<OrderContext>[] => {
  const checkout = space.stories.find(({ content }) => content.component === 'checkout_page')
  if (!checkout) return []
  const page = ownContext(space, 'order', 'Your order', {
    seo_title: 'Your order | yoco',
    seo_description:
      'See how your order stands, and pay it if it is not paid yet: by its number and your email address.',
  })
  const context = { ...page, checkout: checkout.content as unknown as Bloks.CheckoutPage }
  return [ownPage('order-page', context)]
}

const way = (slug: string, title: string, text: string): WayOn => ({ href: storyPath(slug), title, text })

/** What most people look for. */
export const WAYS_ON: readonly WayOn[] = [
  way('shop', 'Shop', 'Machines, tills and what goes with them.'),
  way('shop/card-machines', 'Card machines', 'Buy once, no monthly rent.'),
  way('product-finder', 'Help me choose', 'Five questions, one machine.'),
  way('order', 'Where is my order?', 'By its number and your email address.'),
  way('terms/shipping-returns', 'Delivery and returns', 'When it arrives, and how to send it back.'),
]

/** The first picture of the home page, because every space has a home page. */
const pictureOf = (stories: readonly Story[]): string | undefined => {
  const home = stories.find(({ slug }) => storyPath(slug) === storyPath(''))
  const body = (home?.content.body ?? []) as { image?: { filename?: string | null } }[]
  return body.find(({ image }) => image?.filename)?.image?.filename ?? undefined
}

/**
 * The page for an unknown address, and the one for a failure of the site itself. Gatsby writes them to /404.html and /500.html too, where
 * the host finds them, and the browser when a page's data answers 404 or 500 (spec 8). Their whole content is in their HTML: they need
 * neither scripts nor the content service.
 * @param paths of all pages, so that every link on them leads to a page
 */
export const messagePages = (
  { stories, help }: Space,
  paths: ReadonlySet<string>,
): OwnPage<MessageContext>[] => {
  const context = {
    help,
    waysOn: WAYS_ON.filter(({ href }) => paths.has(href)),
    picture: pictureOf(stories),
  }
  return [
    { path: '/404/', component: templateFile('not-found-page'), context },
    { path: '/500/', component: templateFile('error-page'), context },
  ]
}
