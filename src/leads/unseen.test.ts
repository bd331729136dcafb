import { expect, test } from 'vitest'
import { campaignOf } from './unseen'

test('a campaign’s link says where it stood', () => {
  const search = `?a=1&utm_source=mail&utm_campaign=winter%20sale&utm_content=${'x'.repeat(300)}`
  expect(campaignOf(search)).toEqual([
    ['utm_source', 'mail'],
    ['utm_medium', ''],
    ['utm_term', ''],
    ['utm_campaign', 'winter sale'],
    ['utm_content', 'x'.repeat(250)],
  ])
})
