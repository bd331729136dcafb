/** The dialogs that every page has (spec 2, "Page layout"), by the ids that links name. */
export const SITE_DIALOGS = {
  getStarted: 'get-started-modal',
  sales: 'sales-modal',
  contactSuccess: 'contact-success-modal',
} as const

/** The page that has the form of the sales dialog too. */
export const SALES_PAGE = '/za/contact-sales/'
