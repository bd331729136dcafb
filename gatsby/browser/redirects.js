/** Stands for Gatsby's table of redirects by the browser, of which the site has none: those of the content are the host's. */
export const maybeGetBrowserRedirect = () => undefined
