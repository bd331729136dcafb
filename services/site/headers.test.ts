import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOCK_METAS } from '../../src/blocks/metas.gen'
import { mayBeFramed, type PageSources, pageHeaders } from './headers'
import { type PageParts, sourceHash } from './page-parts'

const HOST = {
  siteUrl: 'https://www.example.co.za',
  sandbox: false,
  storyblok: undefined,
  assetHost: '',
  shopApiUrl: '',
  editorOrigin: 'https://app.storyblok.com',
  leads: undefined,
  chat: undefined,
  booking: undefined,
  analytics: undefined,
  hello: undefined,
  errors: undefined,
}

const NOTHING: PageParts = { scripts: [], styles: [], styleAttributes: [], blocks: [], uses: [], links: [] }

const policyOf = (sources: PageSources, parts: Partial<PageParts> = {}) =>
  pageHeaders(sources)('/za/index.html', { ...NOTHING, ...parts })['content-security-policy']

describe('the policy of a page', () => {
  test('allows only those other origins that the configuration names', async () => {
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

  describe('when a block in the page names other origins', () => {
    const metas = {
      video: { origins: { frame: ['https://player.example.com'], image: ['https://stills.example.com'] } },
      map: { origins: { frame: ['https://map.example.com'], connect: ['https://tiles.example.com'] } },
      faq: {},
    }
    const sourcesOn = (page: string, blocks: readonly string[]) => {
      const policy = pageHeaders(HOST, metas)(page, { ...NOTHING, blocks })['content-security-policy'] ?? ''
      return ['frame-src', 'img-src', 'connect-src'].map(
        (name) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1],
      )
    }

    test.each([
      [
        'a page with one such block',
        '/za/index.html',
        ['video', 'faq', 'video'],
        ['https://player.example.com', "'self' https://stills.example.com data:", "'self'"],
      ],
      ['a page without', '/za/index.html', ['faq', 'unheard_of'], ["'none'", "'self' data:", "'self'"]],
      [
        'the page of drafts, which may contain any block',
        '/za/editor/index.html',
        [],
        [
          'https://player.example.com https://map.example.com',
          "'self' https://stills.example.com data:",
          "'self' https://tiles.example.com",
        ],
      ],
    ])('%s', (_page, path, blocks, sources) => {
      expect(sourcesOn(path, blocks)).toEqual(sources)
    })

    test('as origins, with https and without a path', () => {
      const named = Object.values(BLOCK_METAS).flatMap(({ origins }) => Object.values(origins ?? {}).flat())
      expect(
        named
          .filter((origin) => origin !== "'self'")
          .filter((origin) => new URL(origin).origin !== origin || !origin.startsWith('https:')),
      ).toEqual([])
    })

    test.each([
      ['a page that frames others', ['video'], 'unsafe-none'],
      ['a page that does not', ['faq'], undefined],
    ])('the embedder policy of %s', (_page, blocks, policy) => {
      const headers = pageHeaders(HOST, metas)('/za/index.html', { ...NOTHING, blocks })
      expect(headers['cross-origin-embedder-policy']).toBe(policy)
    })
  })

  describe('when a page uses a service', () => {
    const crm = { embedded: false, crmUrl: 'https://crm.example.com/servlet/lead', orgId: '00D4x000000abcd' }
    const captchaAt = (scriptUrl: string) => ({ scriptUrl, siteKey: 'key', keyName: 'web' })
    const withoutCaptcha = { ...crm, captcha: undefined }
    const google = { ...crm, captcha: captchaAt('https://www.google.com/recaptcha/api.js') }
    const elsewhere = { ...crm, captcha: captchaAt('https://www.recaptcha.net/recaptcha/api.js') }
    const embedded = {
      embedded: true,
      crmUrl: '/servlet/servlet.WebToLead',
      orgId: '00D000000000DEM',
      captcha: captchaAt('/captcha/api.js'),
    }
    const CLOSED = {
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'form-action': "'self'",
      embedder: undefined,
    }
    const partsOf = (sources: PageSources, page: string, uses: readonly string[]) => {
      const headers = pageHeaders(sources, {})(page, { ...NOTHING, uses })
      const directives = (headers['content-security-policy'] ?? '').split('; ')
      const sourcesOf = (name: string) =>
        directives.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1)
      return Object.fromEntries(
        Object.keys(CLOSED).map((name) => [
          name,
          name === 'embedder' ? headers['cross-origin-embedder-policy'] : sourcesOf(name),
        ]),
      )
    }
    const FORMS = { ...CLOSED, 'form-action': "'self' https://crm.example.com" }
    const CAPTCHA = {
      'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'connect-src': "'self' https://www.google.com",
      'frame-src': 'https://www.google.com https://recaptcha.google.com',
      'form-action': "'self' https://crm.example.com",
      embedder: 'unsafe-none',
    }

    test.each([
      ['a page with a form, without a CRM', undefined, '/za/index.html', ['leads'], CLOSED],
      ['a page with a form, with the embedded CRM', embedded, '/za/index.html', ['leads'], CLOSED],
      ['a page with a form, without a captcha', withoutCaptcha, '/za/index.html', ['leads'], FORMS],
      ['a page with a form and a captcha', google, '/za/index.html', ['leads'], CAPTCHA],
      ['a page without a form', google, '/za/index.html', ['chat'], CLOSED],
      ['the page of drafts, which may use any', google, '/za/editor/index.html', [], CAPTCHA],
      [
        'a captcha from another address',
        elsewhere,
        '/za/index.html',
        ['leads'],
        {
          ...CAPTCHA,
          'script-src': "'self' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/",
          'connect-src': "'self' https://www.recaptcha.net",
          'frame-src': 'https://www.recaptcha.net https://recaptcha.google.com',
        },
      ],
    ])('%s', (_case, leads, page, uses, expected) => {
      expect(partsOf({ ...HOST, leads }, page, uses)).toEqual(expected)
    })

    const chatAt = (scriptUrl: string) => ({
      chat: { embedded: scriptUrl.startsWith('/'), scriptUrl },
    })
    const bookingAt = (url: string) => ({ booking: { embedded: url.startsWith('/'), url } })
    const CHAT = {
      ...CLOSED,
      'script-src': "'self' https://cdn.example.com/v1/",
      'connect-src': "'self' https://cdn.example.com wss://cdn.example.com",
      'frame-src': 'https://cdn.example.com',
      embedder: 'unsafe-none',
    }
    const CALENDAR = { ...CLOSED, 'frame-src': 'https://calendly.com', embedder: 'unsafe-none' }
    const provider = chatAt('https://cdn.example.com/v1/widget.js?key=1')

    test.each([
      ['a page with a link to the chat', provider, ['chat'], CHAT],
      ['a page without', provider, ['leads', 'booking'], CLOSED],
      ['a page with a link to the embedded chat', chatAt('/chat/widget.js'), ['chat'], CLOSED],
      ['a page with a calendar', bookingAt('https://calendly.com'), ['booking'], CALENDAR],
      ['a page without', bookingAt('https://calendly.com'), ['chat'], CLOSED],
      [
        'a page with the embedded calendar',
        bookingAt('/booking/'),
        ['booking'],
        { ...CALENDAR, 'frame-src': "'self'" },
      ],
      [
        'a page with both',
        { ...provider, ...bookingAt('https://cdn.example.com') },
        ['chat', 'booking'],
        CHAT,
      ],
      ['a page with neither configured', {}, ['chat', 'booking'], CLOSED],
    ])('%s', (_case, sources, uses, expected) => {
      expect(partsOf({ ...HOST, ...sources }, '/za/index.html', uses)).toEqual(expected)
    })
  })

  describe('for what every page uses', () => {
    const analyticsAt = (cdnUrl: string) => ({
      analytics: { embedded: cdnUrl.startsWith('/'), writeKey: 'key', cdnUrl },
    })
    const errorsAt = (dsn: string) => ({
      errors: {
        embedded: dsn.includes('localhost'),
        siteDsn: dsn,
        hostDsn: dsn,
        sampleRate: 1,
        upload: undefined,
      },
    })
    const helloAt = (url: string) => ({ hello: { embedded: url.startsWith('/'), url } })

    test.each([
      [
        'a real Segment',
        analyticsAt('https://cdn.segment.com'),
        "'self' https://cdn.segment.com https://api.segment.io",
      ],
      [
        'a Segment behind a proxy',
        analyticsAt('https://proxy.example.com/segment'),
        "'self' https://proxy.example.com https://api.segment.io",
      ],
      ['the embedded Segment', analyticsAt('/segment'), "'self'"],
      [
        'an address lookup service',
        helloAt('https://hello.example.com/hello.json'),
        "'self' https://hello.example.com",
      ],
      ['the embedded one', helloAt('/signup/hello.json'), "'self'"],
      [
        'a real Sentry',
        errorsAt('https://key@o1.ingest.sentry.io/4505'),
        "'self' https://o1.ingest.sentry.io",
      ],
      ['the embedded one for errors', errorsAt('http://key@localhost:8000/sentry/1'), "'self'"],
      ['none of them', {}, "'self'"],
    ])('%s', (_case, sources, expected) => {
      expect(policyOf({ ...HOST, ...sources })).toContain(`connect-src ${expected};`)
    })
  })

  test('a snippet runs any scripts without the site’s origin, in frames of the site and of the editor', () => {
    const headers = pageHeaders(HOST)('/embed/frame.html', NOTHING)
    const directives = (headers['content-security-policy'] ?? '').split('; ')
    expect(directives).toContain("frame-ancestors 'self' https://app.storyblok.com")
    const [sandbox = ''] = directives.filter((directive) => directive.startsWith('sandbox '))
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-same-origin')
    expect([mayBeFramed('/embed/frame.html'), mayBeFramed('/za/index.html')]).toEqual([true, false])
  })

  test.each([
    ['https://www.example.co.za', true],
    ['http://localhost:8000', false],
  ])('asks for https on %s: %s', (siteUrl, upgrades) => {
    const policy = policyOf({ ...HOST, siteUrl })
    expect(policy?.includes('; upgrade-insecure-requests;')).toBe(upgrades)
  })

  const real = {
    ...{ endpoint: 'https://api.storyblok.com/v2', token: 't', previewToken: 'p', spaceId: '7' },
    webhookSecret: undefined,
  }
  test.each([
    ['where the embedded space has no account', { sandbox: true }, "'self' https://app.storyblok.com"],
    ['of a real space beside the sandbox', { sandbox: true, storyblok: real }, 'https://app.storyblok.com'],
    ['without the sandbox', {}, 'https://app.storyblok.com'],
  ])('drafts %s are framed by these alone', (_what, sources, ancestors) => {
    const headers = pageHeaders({ ...HOST, ...sources })('/za/editor/index.html', NOTHING)
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors};`)
  })

  test.each([
    [34, "'unsafe-hashes'"],
    [35, "'unsafe-inline';"],
  ])('of %i different style attributes asks for %s', (count, first) => {
    const styleAttributes = Array.from({ length: count }, (_, at) => `'sha256-${at}'`)
    expect(policyOf(HOST, { styleAttributes })).toContain(`style-src-attr ${first}`)
  })

  test('allows the page of drafts the style sheet of the editor’s bridge, exactly as the library writes it', () => {
    const folder = path.join(import.meta.dirname, '../../node_modules/@storyblok/js/dist')
    const bridge = readdirSync(folder).find((name) => /^index-.+\.js$/.test(name)) ?? ''
    const [, sheet = ''] =
      /`(\s+@keyframes smoke[^`]+)`/.exec(readFileSync(path.join(folder, bridge), 'utf8')) ?? []
    const styles = (page: string) =>
      /style-src [^;]*/.exec(pageHeaders(HOST)(page, NOTHING)['content-security-policy'] ?? '')
    expect(styles('/za/editor/index.html')?.[0]).toContain(sourceHash(sheet))
    expect(styles('/za/index.html')?.[0]).not.toContain(sourceHash(sheet))
  })
})
