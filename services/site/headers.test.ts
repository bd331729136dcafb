import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PageSources, pageHeaders } from './headers'
import { type InlineParts, sourceHash } from './inline-parts'

const HOST = {
  siteUrl: 'https://www.example.co.za',
  assetHost: '',
  shopApiUrl: '',
  editorOrigin: 'https://app.storyblok.com',
}

const policyOf = (sources: PageSources, inline: Partial<InlineParts> = {}) =>
  pageHeaders(sources)('/za/index.html', { scripts: [], styles: [], styleAttributes: [], ...inline })[
    'content-security-policy'
  ]

describe('the policy of a page', () => {
  test('lets in other origins only where the configuration points at them', async () => {
    const policy = policyOf({
      ...HOST,
      assetHost: 'https://a.storyblok.com',
      shopApiUrl: 'https://shop.example.co.za/shop/api/v1',
    })
    expect(policy).toContain("img-src 'self' https://a.storyblok.com data:;")
    expect(policy).toContain("media-src 'self' https://a.storyblok.com;")
    expect(policy).toContain("connect-src 'self' https://shop.example.co.za;")
    expect(policy).toContain("form-action 'self' https://shop.example.co.za;")
  })

  test.each([
    ['https://www.example.co.za', true],
    ['http://localhost:8000', false],
  ])('asks for https on %s: %s', (siteUrl, upgrades) => {
    const policy = policyOf({ ...HOST, siteUrl })
    expect(policy?.includes('; upgrade-insecure-requests;')).toBe(upgrades)
  })

  test.each([
    [34, "'unsafe-hashes'"],
    [35, "'unsafe-inline';"],
  ])('of %i different style attributes asks for %s', (count, first) => {
    const styleAttributes = Array.from({ length: count }, (_, at) => `'sha256-${at}'`)
    expect(policyOf(HOST, { styleAttributes })).toContain(`style-src-attr ${first}`)
  })

  test('lets the page of drafts have the sheet of the bridge to the editor, as the library writes it', () => {
    const folder = path.join(import.meta.dirname, '../../node_modules/@storyblok/js/dist')
    const bridge = readdirSync(folder).find((name) => /^index-.+\.js$/.test(name)) ?? ''
    const [, sheet = ''] =
      /`(\s+@keyframes smoke[^`]+)`/.exec(readFileSync(path.join(folder, bridge), 'utf8')) ?? []
    const nothing = { scripts: [], styles: [], styleAttributes: [] }
    const styles = (page: string) =>
      /style-src [^;]*/.exec(pageHeaders(HOST)(page, nothing)['content-security-policy'] ?? '')
    expect(styles('/za/editor/index.html')?.[0]).toContain(sourceHash(sheet))
    expect(styles('/za/index.html')?.[0]).not.toContain(sourceHash(sheet))
  })
})
