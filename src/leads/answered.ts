/** What the CRM's way back adds to the address of the page (spec 4, "Lead form submission"). */
const SUCCESS = 'form_success'
const OVERLAY = 'overlay_open'

/** Begins the id of every panel that says that a lead was sent. */
const PANEL = 'sent-'

/** Id of a form's panel; the address names it behind its #. */
export const panelIdOf = (name: string): string => PANEL + name

const withoutAnswer = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search)
  query.delete(SUCCESS)
  query.delete(OVERLAY)
  return query
}

/** A query without what the CRM's way back has added, with its `?`, or empty. */
export const queryWithoutAnswer = (search: string): string => {
  const query = withoutAnswer(search).toString()
  return query && `?${query}`
}

type Sent = {
  /** Absolute address of the page. */
  page: string
  /** Of the form, see {@link panelIdOf}. */
  panelId: string
  /** Id of the content modal in which the form stands. */
  modal?: string | undefined
}

/** Where the CRM sends the browser: to this page with its own query, and what says that the form was sent, and which. */
export const returnAddress = ({ page, panelId, modal }: Sent): string => {
  const address = new URL(page)
  const query = withoutAnswer(address.search)
  query.set(SUCCESS, 'true')
  if (modal) query.set(OVERLAY, modal)
  address.search = query.toString()
  address.hash = panelId
  return address.href
}

type Place = {
  panelId: string
  modal: string | undefined
  /** Whether it is the first form of the page, or of its dialog. */
  isFirst: boolean
}

/** Whether an address says that this form was sent: it names one behind its #, or else means the first. */
export const isAnswered = (
  { search, hash }: { search: string; hash: string },
  { panelId, modal, isFirst }: Place,
): boolean => {
  const query = new URLSearchParams(search)
  if (query.get(SUCCESS) !== 'true' || (query.get(OVERLAY) ?? undefined) !== modal) return false
  return hash.startsWith(`#${PANEL}`) ? hash === `#${panelId}` : isFirst
}
