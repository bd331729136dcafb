import { bandStyle } from '../../theme'
import { Button, PhoneLink } from '../../ui'
import { closeDialog } from '../../ui/dialog'
import { Panel } from './panel'

/** After a lead was sent from a dialog: what happens next (spec 1: within 24 hours, weekdays from 8am to 5pm). */
export const ContactSuccess = ({ titleId, phone }: { titleId: string; phone?: string | undefined }) => (
  <Panel style={bandStyle('mint-green')}>
    <header>
      <h2 id={titleId}>We have your details</h2>
      <p>A person from sales calls you back within 24 hours, weekdays from 8am to 5pm.</p>
    </header>
    {phone ? (
      <p>
        Rather talk now? Call <PhoneLink phone={phone} />.
      </p>
    ) : null}
    <div>
      <Button onClick={closeDialog}>Carry on</Button>
    </div>
  </Panel>
)
