import type { Page } from '@playwright/test'

/** What players and calendars of others show. */
const PROVIDERS = /youtube-nocookie\.com|player\.vimeo\.com|calendly\.com|\/booking\//

/** Answers for players and calendars of others, so that nobody else is asked. */
export const provideFrames = (page: Page) =>
  page
    .context()
    .route(PROVIDERS, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Frame</title>' }))
