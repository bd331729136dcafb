import { outsideScript } from '../platform/outside-script'

/** The functions of the captcha's script. A widget is a number. An empty response means none; a response is valid for two minutes. */
export type CaptchaApi = {
  ready: (run: () => void) => void
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      size: 'normal' | 'compact'
      callback: () => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  getResponse: (widget: number) => string
  reset: (widget: number) => void
}

declare global {
  interface Window {
    grecaptcha?: CaptchaApi
    /** Called by the captcha's script, which knows it by this name. */
    onCaptchaScript?: () => void
  }
}

const load = outsideScript<CaptchaApi>({
  name: 'The captcha',
  patienceMs: 10_000,
  find: (_script, found) => {
    window.onCaptchaScript = () => {
      const { grecaptcha } = window
      grecaptcha?.ready(() => found(grecaptcha))
    }
  },
})

/**
 * Loads the captcha's script once for all forms of a page, and again after it has failed.
 * @throws when it cannot be loaded within ten seconds
 */
export const loadCaptcha = (address: string): Promise<CaptchaApi> =>
  load(`${address}?onload=onCaptchaScript&render=explicit&hl=en`)
