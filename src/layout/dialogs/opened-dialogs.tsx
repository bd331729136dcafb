import { useEffect } from 'react'
import { isServedPage } from '../../islands'
import { type AskedDialog } from '../../ui'
import { closeDialog, Dialog, useOpenDialog } from '../../ui/dialog'
import { ContactSuccess } from './contact-success'
import { GetStarted } from './get-started'
import { SalesPanel } from './sales-panel'
import { SALES_PAGE, SITE_DIALOGS } from './site-dialog-ids'

/** Spec 4: the CRM sends its visitor back with this in the query. */
const isSent = () => new URLSearchParams(window.location.search).get('form_success') === 'true'

/** The one that is shown for what was asked: who comes back from a lead sent in the sales modal reads that it arrived. */
const shownFor = ({ id }: AskedDialog): string =>
  id === SITE_DIALOGS.sales && isSent() ? SITE_DIALOGS.contactSuccess : id

/** By what the host lets the CRM into a page (services/site/page-parts.ts). */
const USES_LEADS = 'form[data-form], a[href*="#"][href*="sales-modal"], [data-uses~="leads"]'

/**
 * Where else the sales dialog has to be opened: a document keeps the policy of the page it was opened with, and where the CRM is
 * elsewhere, that policy lets a page send to it only if the page is known to. Undefined: here.
 */
const salesElsewhere = (): string | undefined => {
  if (!process.env.GATSBY_CRM_URL?.startsWith('http')) return undefined
  if (!document.querySelector(USES_LEADS)) return SALES_PAGE
  // Its address names the dialog, which opens once the page is here.
  return isServedPage() ? undefined : window.location.href
}

const go = (address: string): void =>
  address === window.location.href ? window.location.reload() : window.location.assign(address)

const phoneOf = () => document.getElementById(SITE_DIALOGS.sales)?.dataset.phone

/** The dialogs that every page has, where one of them is open. */
export const OpenedDialogs = () => {
  const asked = useOpenDialog((state) => state.asked)
  const shown = asked ? shownFor(asked) : undefined
  const elsewhere = shown === SITE_DIALOGS.sales ? salesElsewhere() : undefined
  useEffect(() => {
    if (elsewhere) go(elsewhere)
  }, [elsewhere])

  const phone = phoneOf()
  const frame = (id: string, name: string) => ({
    asked: shown === id && !elsewhere ? asked : null,
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
