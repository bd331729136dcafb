import { publishMoved } from './support/moved-release'
import { onOwnSite } from './support/publishing'
import { openReady } from './support/ready'
import { footerLink, heading } from './support/shop'
import { expect, test } from './support/test'

// services/site/site.test.ts covers where each former address leads. Here a running host gets a new release, and visitors come by an
// address, and by a link on a page that they opened before.

test.use({ ownProfile: true })

test('a renamed page is found by its old address and by links on pages that were opened before; one that was taken down says so', async ({
  page,
  request,
  expectFailures,
}) => {
  test.slow()
  expectFailures(/page-data\/za\/pricing\//)
  await onOwnSite(
    async ({ origin, dataDir }) => {
      const at = (path: string) => `${origin}${path}`
      const served = (path: string, status: number) =>
        expect
          .poll(async () => (await request.get(at(path), { maxRedirects: 0 })).status(), { timeout: 20_000 })
          .toBe(status)
      await openReady(page, at('/za/'))
      await test.step('the page is renamed while somebody reads another', async () => {
        await publishMoved(dataDir, '/za/pricing/', '/za/prices/')
        await served('/za/pricing/', 308)
        await (await footerLink(page, 'Pricing')).click()
        await expect(page).toHaveURL(at('/za/prices/'))
        await expect(heading(page, 'No sale, no fee.')).toBeVisible()
      })
      await test.step('by its old address, with what follows it', async () => {
        await openReady(page, at('/za/pricing/?utm_source=mail#fees'))
        await expect(page).toHaveURL(at('/za/prices/?utm_source=mail#fees'))
      })
      await test.step('renamed again and back, each in one step', async () => {
        await publishMoved(dataDir, '/za/prices/', '/za/costs/')
        await served('/za/prices/', 308)
        for (const old of ['/za/pricing/', '/za/prices/']) {
          const answer = await request.get(at(old), { maxRedirects: 0 })
          expect(answer.headers().location).toBe('/za/costs/')
        }
        await publishMoved(dataDir, '/za/costs/', '/za/pricing/')
        await served('/za/pricing/', 200)
        // The browser has seen it redirected before.
        await openReady(page, at('/za/pricing/'))
        await expect(page).toHaveURL(at('/za/pricing/'))
        for (const old of ['/za/costs/', '/za/prices/']) {
          const answer = await request.get(at(old), { maxRedirects: 0 })
          expect(answer.headers().location).toBe('/za/pricing/')
        }
      })
      await test.step('taken down', async () => {
        expectFailures(/\/za\/pricing\b/)
        await openReady(page, at('/za/'))
        await publishMoved(dataDir, '/za/pricing/', undefined)
        await served('/za/pricing/', 410)
        await (await footerLink(page, 'Pricing')).click()
        await expect(heading(page, 'That page is not here.')).toBeVisible()
        await page.goto(at('/za/pricing/'))
        await expect(heading(page, 'That page is not here.')).toBeVisible()
      })
      await page.goto('about:blank')
    },
    ['--no-build'],
  )
})
