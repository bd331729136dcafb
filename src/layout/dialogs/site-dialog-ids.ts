/** The dialogs that every page with a whole footer has (spec 2, "Page layout"), by the ids that links name. */
export const SITE_DIALOGS = {
  getStarted: 'get-started-modal',
  sales: 'sales-modal',
  contactSuccess: 'contact-success-modal',
} as const
