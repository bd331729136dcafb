/** Stands for Gatsby's table of redirects by the browser, of which the site has none: the host answers with its own (services/site). */
export const maybeGetBrowserRedirect = () => undefined
