import { openReady } from './support/ready'
import { sandboxRecords } from './support/sandbox'
import { expect, test } from './support/test'

type Report = { value: string; page: string; release: string; payload: unknown }

test('an error in the first inline script is reported once, without personal data', async ({
  page,
  request,
  expectFailures,
}) => {
  const mark = `first${Date.now()}`
  expectFailures(new RegExp(`${mark}|another`))
  // Errors are sampled; this includes this visit in the sample.
  await page.addInitScript(() => (Math.random = () => 0))
  await page.route('**/za/help/*', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    // The policy allows scripts by their hash, and this one is changed.
    delete headers['content-security-policy']
    const thrown = `throw new Error('${mark}: no order of thandi@example.co.za, 082 123 4567, 4111 1111 1111 1111')`
    const body = (await answer.text()).replace('</script>', `;${thrown}</script>`)
    await route.fulfill({ status: answer.status(), headers, body })
  })
  await openReady(page, '/za/help/?email=thandi@example.co.za')
  const all = () => sandboxRecords<Report>(request, 'errors')
  const reports = async () => (await all()).filter(({ value }) => value.includes(mark))
  await expect.poll(reports).toHaveLength(1)
  // The next error would also send any report that is still queued.
  const another = `another ${mark}`
  await page.evaluate((words) => setTimeout(() => void Promise.reject(new Error(words)), 0), another)
  await expect.poll(async () => (await all()).filter(({ value }) => value === another)).toHaveLength(1)
  const [report, ...more] = (await reports()).filter(({ value }) => value !== another)
  expect(more).toEqual([])
  expect(report).toMatchObject({
    value: `${mark}: no order of [email], [phone], [number]`,
    page: '/za/help/',
    release: expect.stringMatching(/^[0-9a-f]+$/),
  })
  expect(JSON.stringify(report?.payload)).not.toMatch(/thandi|4111|082 ?123/)
})
