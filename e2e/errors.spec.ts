import { openReady } from './support/ready'
import { expect, test } from './support/test'

type Report = { value: string; page: string; release: string; payload: unknown }

/** A page names its scripts as elements, and as data for its first script. */
const SCRIPT = /\/[\w-]+-[0-9a-f]{16}\.js/g

test('no script of the site leads to its source map', async ({ request }) => {
  const scripts = new Set<string>()
  for (const path of ['/za/', '/za/shop/card-machines/khumo/', '/za/checkout/', '/za/signup/'])
    for (const [src] of (await (await request.get(path)).text()).matchAll(SCRIPT)) scripts.add(src)
  expect(scripts.size).toBeGreaterThan(5)
  for (const src of scripts) {
    expect(await (await request.get(src)).text(), src).not.toMatch(/\/\/[#@] ?sourceMappingURL=/)
    expect((await request.get(`${src}.map`)).status(), src).toBe(404)
  }
})

test('an error of the very first script is reported once, and names nobody', async ({
  page,
  request,
  expectFailures,
}) => {
  const mark = `first${Date.now()}`
  expectFailures(new RegExp(`${mark}|another`))
  // One in so many is reported: this one.
  await page.addInitScript(() => (Math.random = () => 0))
  await page.route('**/za/help/*', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    // It knows the script by its words.
    delete headers['content-security-policy']
    const thrown = `throw new Error('${mark}: no order of thandi@example.co.za, 082 123 4567, 4111 1111 1111 1111')`
    const body = (await answer.text()).replace('</script>', `;${thrown}</script>`)
    await route.fulfill({ status: answer.status(), headers, body })
  })
  await openReady(page, '/za/help/?email=thandi@example.co.za')
  const reports = async () => {
    const all = (await (await request.get('/sandbox/api/errors')).json()) as Report[]
    return all.filter(({ value }) => value.includes(mark))
  }
  await expect.poll(reports).toHaveLength(1)
  // The next error sends what waits, should there be anything.
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('another')), 0))
  await expect
    .poll(async () => {
      const all = (await (await request.get('/sandbox/api/errors')).json()) as Report[]
      return all.filter(({ value }) => value === 'another').length
    })
    .toBeGreaterThan(0)
  const [report, ...more] = await reports()
  expect(more).toEqual([])
  expect(report).toMatchObject({
    value: `${mark}: no order of [email], [phone], [number]`,
    page: '/za/help/',
    release: expect.stringMatching(/^[0-9a-f]+$/),
  })
  expect(JSON.stringify(report?.payload)).not.toMatch(/thandi|4111|082 ?123/)
})
