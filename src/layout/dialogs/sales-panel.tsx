import { interestOf, LeadForm } from '../../leads'
import { bandStyle } from '../../theme'
import { useDialogParameter } from '../../ui'
import { Panel } from './panel'

/** The lead form in a dialog; the parameter of the link to it names the product it is about (`#sales-modal+Khumo`). */
export const SalesPanel = ({ titleId, phone }: { titleId: string; phone?: string | undefined }) => {
  const product = interestOf(useDialogParameter())
  return (
    <Panel style={bandStyle('white')}>
      <header>
        <h2 id={titleId}>{product ? `Talk to us about ${product}` : 'Talk to sales'}</h2>
        <p>Leave your details. A person calls you back within 24 hours, weekdays from 8am to 5pm.</p>
      </header>
      <LeadForm
        kind="sales"
        product={product}
        labelledBy={titleId}
        submitText="Ask for a call"
        phone={phone}
      />
    </Panel>
  )
}
