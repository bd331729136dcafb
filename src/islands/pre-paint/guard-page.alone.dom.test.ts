import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardPage } from './guard-page'

type Rules = Parameters<NonNullable<typeof window.trustedTypes>['createPolicy']>[1]

const STYLES = '<style data-styled="true">.a > .b{color:red;}</style>'
const createPolicy = vi.fn<(name: string, rules: Rules) => void>()

/** The rules of the page’s trusted types policy. */
const rules = (): Rules => {
  guardPage()
  return createPolicy.mock.calls[0]?.[1] as Rules
}

beforeEach(() => {
  vi.stubGlobal('TRUSTED_SCRIPTS', [])
  createPolicy.mockClear()
  window.trustedTypes = { createPolicy }
  document.body.innerHTML = `<div data-slice-styles="">${STYLES}</div><template data-scripts><script>window.path = '/za/'</script><script src="/app-2475ec58c9f35bba.js"></script></template>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.trustedTypes
})

test('there is one default policy', () => {
  rules()
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default'])
})

test('a browser without trusted types ignores it', () => {
  delete window.trustedTypes
  expect(guardPage).not.toThrow()
})

describe('scripts from an address', () => {
  test.each([
    ['/app-2475ec58c9f35bba.js', true],
    ['/component---src-templates-content-page-tsx-7f2475ec58c9f35b.js', true],
    [`${location.origin}/1452-7274c9c3a1439761.js`, true],
    ['https://evil.example/app-2475ec58c9f35bba.js', false],
    ['//evil.example/app-2475ec58c9f35bba.js', false],
    ['/f/1/2/app-2475ec58c9f35bba.js', false],
    ['/app.js', false],
    ['/shop/api/v1/products/?callback=run', false],
    ['data:text/javascript,run()', false],
    ['javascript:run()', false],
    ['blob:run', false],
  ])('%s: %s', (address, passes) => {
    expect(rules().createScriptURL(address)).toBe(passes ? address : null)
  })
})

describe('scripts of the captcha and the chat', () => {
  const REAL = ['https://www.google.com/recaptcha/api.js?', 'https://www.gstatic.com/recaptcha/']
  const EMBEDDED = ['/captcha/api.js?']
  const CHAT = ['https://cdn.example.com/v1/']
  const EMBEDDED_CHAT = ['/chat/widget.js']

  test.each([
    [REAL, 'https://www.google.com/recaptcha/api.js?onload=go&render=explicit', true],
    [REAL, 'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js', true],
    [REAL, 'https://www.google.com/complete/search?callback=run', false],
    [REAL, 'https://www.google.com/recaptcha/api.js/../../complete/search?callback=run', false],
    [REAL, 'https://www.gstatic.com/recaptcha/../angular.js', false],
    [REAL, 'https://www.gstatic.com/recaptcha/%2e%2e/angular.js', false],
    [REAL, 'https://www.gstatic.com.evil.example/recaptcha/a.js', false],
    [REAL, '/captcha/api.js?onload=go', false],
    [EMBEDDED, '/captcha/api.js?onload=go&render=explicit&hl=en', true],
    [EMBEDDED, `${location.origin}/captcha/api.js?onload=go`, true],
    [EMBEDDED, '/captcha/api.js/../../f/1/evil.js?', false],
    [EMBEDDED, 'https://evil.example/captcha/api.js?onload=go', false],
    [EMBEDDED, 'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js', false],
    [[], 'https://www.google.com/recaptcha/api.js?onload=go', false],
    [[], '/captcha/api.js?onload=go', false],
    [CHAT, 'https://cdn.example.com/v1/widget.js?key=1', true],
    [CHAT, 'https://cdn.example.com/v1/chunks/panel.js', true],
    [CHAT, 'https://cdn.example.com/v1/../other.js', false],
    [CHAT, 'https://cdn.example.com.evil.example/v1/widget.js', false],
    [CHAT, '/chat/widget.js', false],
    [EMBEDDED_CHAT, '/chat/widget.js', true],
    [EMBEDDED_CHAT, '/chat/messages/', false],
    [EMBEDDED_CHAT, 'https://evil.example/chat/widget.js', false],
    [[], '/chat/widget.js', false],
  ])('where %o are trusted, %s: %s', (trusted, address, passes) => {
    vi.stubGlobal('TRUSTED_SCRIPTS', trusted)
    expect(rules().createScriptURL(address)).toBe(passes ? address : null)
  })
})

describe('scripts as text', () => {
  test.each([
    ["window.path = '/za/'", true],
    ['{"@type":"Product","name":"A \\u003c B"}', true],
    ["window.path = '/za/';run()", false],
    ['{run()}', false],
    ['', false],
    ['run()', false],
  ])('%s: %s', (text, passes) => {
    expect(rules().createScript(text)).toBe(passes ? text : null)
  })
})

describe('markup', () => {
  test.each([
    ['', true],
    ['{"@type":"Product","name":"A \\u003c B"}', true],
    ['<script></script>', true],
    [STYLES, true],
    [`${STYLES}<img src onerror="run()">`, false],
    ['<style>.a{color:red;}</style>', false],
    ['<script>run()</script>', false],
    ['<img src onerror="run()">', false],
  ])('%s: %s', (text, passes) => {
    expect(rules().createHTML(text)).toBe(passes ? text : null)
  })
})
