import path from 'node:path'
import type { Bloks } from '../src/content'
import { pageContext, type Space, type Story } from '../src/page'
import type { OrderContext } from '../src/templates/order-context'

type OrderPage = { path: string; component: string; context: OrderContext }

const STORY: Story = {
  uuid: 'order',
  name: 'Your order',
  slug: 'order',
  publishedAt: null,
  changedAt: null,
  content: {
    component: 'page',
    _uid: 'order',
    navigationMode: 'light',
    seo_title: 'Your order | yoco',
    seo_description:
      'See how your order stands, and pay it if it is not paid yet: by its number and your email address.',
  },
}

/** The page on which an order is looked up; none in a space without a checkout, whose words it takes. */
export const orderPages = (space: Space): OrderPage[] => {
  const checkout = space.stories.find(({ content }) => content.component === 'checkout_page')
  if (!checkout) return []
  const page = pageContext<Bloks.Page>(STORY, space)
  const context = { ...page, checkout: checkout.content as unknown as Bloks.CheckoutPage }
  return [{ path: page.pagePath, component: path.resolve('src/templates/order-page.tsx'), context }]
}
