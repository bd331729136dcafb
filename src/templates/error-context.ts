/** What the build hands to the error page; made in gatsby/error-page.ts. */
export type ErrorContext = { help: { phone: string | undefined; hours: string | undefined } }
