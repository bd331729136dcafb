import { describe, expect, test } from 'vitest'
import { pagePolicy } from './headers'

describe('the policy of a page', () => {
  test('lets in other origins only where the configuration points at them', async () => {
    const policy = pagePolicy({
      siteUrl: 'https://www.example.co.za',
      assetHost: 'https://a.storyblok.com',
      shopApiUrl: 'https://shop.example.co.za/shop/api/v1',
    })([])
    expect(policy).toContain("img-src 'self' https://a.storyblok.com data:;")
    expect(policy).toContain("media-src 'self' https://a.storyblok.com;")
    expect(policy).toContain("connect-src 'self' https://shop.example.co.za;")
    expect(policy).toContain("form-action 'self' https://shop.example.co.za;")
  })

  test.each([
    ['https://www.example.co.za', true],
    ['http://localhost:8000', false],
  ])('asks for https on %s: %s', (siteUrl, upgrades) => {
    const policy = pagePolicy({ siteUrl, assetHost: '', shopApiUrl: '' })([])
    expect(policy.endsWith('; upgrade-insecure-requests')).toBe(upgrades)
  })
})
