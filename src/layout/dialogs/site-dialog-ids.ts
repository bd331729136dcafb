/** The dialogs that every page has (spec 2, "Page layout"), by the ids that links name. */
export const SITE_DIALOGS = {
  getStarted: 'get-started-modal',
  sales: 'sales-modal',
  contactSuccess: 'contact-success-modal',
} as const

/** Where the form of the sales dialog stands as well. */
export const SALES_PAGE = '/za/contact-sales/'
