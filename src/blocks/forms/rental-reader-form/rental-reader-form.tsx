import type { BlockProps, Bloks } from '../../../content'
import { LeadForm } from '../../../leads'
import { LeadSection } from '../../shared/lead-section'

/** The lead form for renting: how many machines, from when and for how long, then the questions of every lead form (src/leads). */
const RentalReaderForm = ({ blok }: BlockProps<Bloks.RentalReaderForm>) => {
  const titleId = `title-${blok._uid}`
  return (
    <LeadSection blok={blok} titleId={titleId} colour="light-blue">
      <LeadForm
        kind="rental"
        name={blok._uid}
        labelledBy={blok.title ? titleId : undefined}
        submitText={blok.submit_text || 'Ask for machines'}
        phone={blok.phone}
      />
    </LeadSection>
  )
}

export default RentalReaderForm
