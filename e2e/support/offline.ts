import type { BrowserContext } from '@playwright/test'

type ExpectFailures = (pattern: RegExp) => void

/**
 * Takes the network away, in a journey with `ownProfile`. Parts of a page that are on their way, code, pictures and fonts, miss it
 * too.
 */
export const goOffline = async (context: BrowserContext, expectFailures: ExpectFailures) => {
  expectFailures(/\.js|\.woff2|\/f\/|could not be loaded/)
  await context.setOffline(true)
}
