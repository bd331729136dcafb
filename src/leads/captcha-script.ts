import { whileWorking } from '../platform/readiness'

/** What is asked of the captcha's script. A widget is a number; '' is no answer, and an answer is good for two minutes. */
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

const PATIENCE_MS = 10_000

const fetchApi = (address: string): Promise<CaptchaApi> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = window.setTimeout(() => fail(), PATIENCE_MS)
    const fail = () => {
      window.clearTimeout(timer)
      script.remove()
      reject(new Error('The captcha did not load.'))
    }
    window.onCaptchaScript = () => {
      const { grecaptcha } = window
      grecaptcha?.ready(() => {
        window.clearTimeout(timer)
        resolve(grecaptcha)
      })
    }
    script.onerror = fail
    script.async = true
    try {
      script.src = `${address}?onload=onCaptchaScript&render=explicit&hl=en`
      document.head.append(script)
    } catch {
      // The page's policy refuses the address.
      fail()
    }
  })

let loading: Promise<CaptchaApi> | undefined

/**
 * The captcha's script, once for all forms of a page; one that has failed is asked for anew.
 * @throws where it cannot be loaded, or has not come after ten seconds
 */
export const loadCaptcha = (address: string): Promise<CaptchaApi> => {
  loading ??= whileWorking(fetchApi(address)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
