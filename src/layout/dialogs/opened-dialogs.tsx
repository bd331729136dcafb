import { useEffect } from 'react'
import { isServedPage } from '../../islands'
import { type AskedDialog } from '../../ui'
import { closeDialog, Dialog, useOpenDialog } from '../../ui/dialog'
import { ContactSuccess } from './contact-success'
import { GetStarted } from './get-started'
import { SalesPanel } from './sales-panel'
import { SITE_DIALOGS } from './site-dialog-ids'

/** Spec 4: the CRM sends its visitor back with this in the query. */
const isSent = () => new URLSearchParams(window.location.search).get('form_success') === 'true'

/** The one that is shown for what was asked: who comes back from a lead sent in the sales modal reads that it arrived. */
const shownFor = ({ id }: AskedDialog): string =>
  id === SITE_DIALOGS.sales && isSent() ? SITE_DIALOGS.contactSuccess : id

/** A document keeps the policy of the page it was opened with: where the CRM is elsewhere, only that page may ask for it. */
const mustLoadWhole = (shown: string | undefined) =>
  shown === SITE_DIALOGS.sales && process.env.GATSBY_CRM_URL?.startsWith('http') === true && !isServedPage()

const phoneOf = () => document.getElementById(SITE_DIALOGS.sales)?.dataset.phone

/** The dialogs that every page with a whole footer has, where one of them is open. */
export const OpenedDialogs = () => {
  const asked = useOpenDialog((state) => state.asked)
  const shown = asked ? shownFor(asked) : undefined
  const isLoadedWhole = mustLoadWhole(shown)
  useEffect(() => {
    // Its address names the dialog, which opens once the page is here.
    if (isLoadedWhole) window.location.reload()
  }, [isLoadedWhole])

  const phone = phoneOf()
  const frame = (id: string, name: string) => ({
    asked: shown === id && !isLoadedWhole ? asked : null,
    onClose: closeDialog,
    name,
    labelledBy: `title-${id}`,
  })
  return (
    <>
      <Dialog {...frame(SITE_DIALOGS.getStarted, 'Get started')} widest={460}>
        <GetStarted titleId={`title-${SITE_DIALOGS.getStarted}`} />
      </Dialog>
      <Dialog {...frame(SITE_DIALOGS.sales, 'Talk to sales')} widest={600}>
        <SalesPanel titleId={`title-${SITE_DIALOGS.sales}`} phone={phone} />
      </Dialog>
      <Dialog {...frame(SITE_DIALOGS.contactSuccess, 'We have your details')} widest={460}>
        <ContactSuccess titleId={`title-${SITE_DIALOGS.contactSuccess}`} phone={phone} />
      </Dialog>
    </>
  )
}
