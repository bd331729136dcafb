import type { Bloks } from '../../content'
import { PromiseLine } from './promise-line'

/** Who to call, and when somebody answers; nothing while the page names no number. */
export const HelpLine = ({ page }: { page: Bloks.CheckoutPage }) =>
  page.help_phone ? (
    <PromiseLine icon="phone">
      Need a hand? Call <a href={`tel:${page.help_phone.replace(/\s/g, '')}`}>{page.help_phone}</a>
      {page.business_hours ? `, ${page.business_hours}` : ''}
    </PromiseLine>
  ) : null
