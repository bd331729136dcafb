/**
 * Whether a form is the site's own to send. One with an address is the browser's, which needs no script for it, unless it says
 * that it waits: the site's code adds what has to be sent with it. One without, or with a fragment of this page alone (Formik
 * writes `#`, for which iPhones show "Go" on their keyboard), would only load this page anew, or be refused by it.
 */
export const isOwnForm = (form: HTMLFormElement): boolean =>
  form.hasAttribute('data-awaits-code') || (form.getAttribute('action') ?? '#').startsWith('#')
