/**
 * Whether a form is the site's own to send. One with an address is the browser's, which needs no script for it. One without,
 * or with a fragment of this page alone (Formik writes `#`, for which iPhones show "Go" on their keyboard), would only load
 * this page anew, or be refused by it: it waits for the site's code.
 */
export const isOwnForm = (form: HTMLFormElement): boolean =>
  (form.getAttribute('action') ?? '#').startsWith('#')
