import type { BlockProps, Bloks } from '../../../content'
import { interestOf, LeadForm } from '../../../leads'
import { useDialogParameter } from '../../../ui'
import { LeadSection } from '../../shared/lead-section'

/**
 * The lead form: contact details, turnover, and topics of interest. If the editor names a product, the form is about that product
 * and does not ask for another; in a dialog the link may name the product (src/leads).
 */
const SalesForm = ({ blok }: BlockProps<Bloks.SalesForm>) => {
  const titleId = `title-${blok._uid}`
  const linked = interestOf(useDialogParameter())
  return (
    <LeadSection blok={blok} titleId={titleId} colour="cream">
      <LeadForm
        kind="sales"
        name={blok._uid}
        product={linked ?? interestOf(blok.product)}
        labelledBy={blok.title ? titleId : undefined}
        submitText={blok.submit_text || 'Ask for a call'}
        phone={blok.phone}
      />
    </LeadSection>
  )
}

export default SalesForm
