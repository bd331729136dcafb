import type { BlockProps, Bloks } from '../../../content'
import { interestOf, LeadForm } from '../../../leads'
import { LeadSection } from '../../shared/lead-section'

/**
 * The lead form: who asks, how much they sell, what they want to talk about. With a product it is about that one, and asks for
 * no other. Until leads can be sent to the CRM its writer sends it by mail, or calls (src/leads).
 */
const SalesForm = ({ blok }: BlockProps<Bloks.SalesForm>) => {
  const titleId = `title-${blok._uid}`
  return (
    <LeadSection blok={blok} titleId={titleId} colour="cream">
      <LeadForm
        kind="sales"
        product={interestOf(blok.product)}
        labelledBy={blok.title ? titleId : undefined}
        submitText={blok.submit_text || 'Ask for a call'}
        phone={blok.phone}
      />
    </LeadSection>
  )
}

export default SalesForm
