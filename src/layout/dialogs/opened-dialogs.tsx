import { Dialog } from '../../ui/dialog'
import { closeDialog, useOpenDialog, type AskedDialog } from '../../ui'
import { ContactSuccess } from './contact-success'
import { GetStarted } from './get-started'
import { SalesPanel } from './sales-panel'
import { SITE_DIALOGS, type SiteDialogsProps } from './site-dialogs'

/** Spec 4: the CRM sends its visitor back with this in the query. */
const isSent = () => new URLSearchParams(window.location.search).get('form_success') === 'true'

/** The one that is shown for what was asked: who comes back from a lead sent in the sales modal reads that it arrived. */
const shownFor = ({ id }: AskedDialog): string =>
  id === SITE_DIALOGS.sales && isSent() ? SITE_DIALOGS.contactSuccess : id

/** The dialogs of {@link SITE_DIALOGS}, loaded when the first of them opens. */
export const OpenedDialogs = ({ phone, hasGetStarted }: SiteDialogsProps) => {
  const asked = useOpenDialog((state) => state.asked)
  const shown = asked ? shownFor(asked) : undefined
  const frame = (id: string, name: string) => ({
    asked: shown === id ? asked : null,
    onClose: closeDialog,
    name,
    labelledBy: `title-${id}`,
  })
  return (
    <>
      {hasGetStarted ? (
        <Dialog {...frame(SITE_DIALOGS.getStarted, 'Get started')} widest={460}>
          <GetStarted titleId={`title-${SITE_DIALOGS.getStarted}`} />
        </Dialog>
      ) : null}
      <Dialog {...frame(SITE_DIALOGS.sales, 'Talk to sales')} widest={600}>
        <SalesPanel titleId={`title-${SITE_DIALOGS.sales}`} phone={phone} />
      </Dialog>
      <Dialog {...frame(SITE_DIALOGS.contactSuccess, 'We have your details')} widest={460}>
        <ContactSuccess titleId={`title-${SITE_DIALOGS.contactSuccess}`} phone={phone} />
      </Dialog>
    </>
  )
}
