/** Id of the bar that asks about cookies: links to this fragment show it. */
export const CONSENT_FRAGMENT = 'cookie-settings'
