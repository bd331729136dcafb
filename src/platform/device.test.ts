import { expect, test } from 'vitest'
import { channelOf, platformOf } from './device'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'web'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'web'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'mobile web'],
  ['Mozilla/5.0 (Android 13; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 'mobile web'],
  ['Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; IEMobile/10.0)', 'mobile web'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/46.0 Safari/537.36 Edge/13.1', 'mobile web'],
])('%s is %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform)
  expect(channelOf(userAgent)).toBe(platform.replace(' ', '_'))
})
