import { beforeEach, expect, test, vi } from 'vitest'
import type { CaptchaApi, loadCaptcha as Load } from './captcha-script'

const ADDRESS = 'https://captcha.example/api.js'
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')]
const api: CaptchaApi = { ready: (run) => run(), render: vi.fn(), getResponse: vi.fn(), reset: vi.fn() }

/** Does what the script does once it has run. */
const arrive = () => {
  window.grecaptcha = api
  window.onCaptchaScript?.()
}
let loadCaptcha: typeof Load

beforeEach(async () => {
  vi.resetModules()
  document.head.replaceChildren()
  delete window.grecaptcha
  ;({ loadCaptcha } = await import('./captcha-script'))
})

test('one script serves all forms of a page, and its address has the provider’s parameters', async () => {
  const forms = [loadCaptcha(ADDRESS), loadCaptcha(ADDRESS)]
  expect(scripts().map(({ src }) => src)).toEqual([`${ADDRESS}?onload=onCaptchaScript&render=explicit&hl=en`])
  arrive()
  expect(await Promise.all([...forms, loadCaptcha(ADDRESS)])).toEqual([api, api, api])
  expect(scripts()).toHaveLength(1)
})
