import type { Bloks } from '../src/content'
import type { Story } from './read-sources'

/** Who helps when something does not go on by itself: the people who help with an order. */
export const helpOf = (
  stories: readonly Story[],
): { phone: string | undefined; hours: string | undefined } => {
  const checkout = stories.find(({ content }) => content.component === 'checkout_page')
  const { help_phone: phone, business_hours: hours } = (checkout?.content ??
    {}) as Partial<Bloks.CheckoutPage>
  return { phone, hours }
}
