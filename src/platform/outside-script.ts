import { whileWorking } from './readiness'

type OutsideScript<Api> = {
  /** The name in its error: `The chat did not load.` */
  name: string
  /** Milliseconds after which it has failed. */
  patienceMs: number
  /** Finds the script's API, once the script has run; calls `fail` where there is none. */
  find: (script: HTMLScriptElement, found: (api: Api) => void, fail: () => void) => void
}

const fetchOnce = <Api>(address: string, { name, patienceMs, find }: OutsideScript<Api>): Promise<Api> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = window.setTimeout(() => fail(), patienceMs)
    const fail = () => {
      window.clearTimeout(timer)
      script.remove()
      reject(new Error(`${name} did not load.`))
    }
    const found = (api: Api) => {
      window.clearTimeout(timer)
      resolve(api)
    }
    find(script, found, fail)
    script.onerror = fail
    script.async = true
    try {
      script.src = address
      document.head.append(script)
    } catch {
      // The page's security policy refuses the address.
      fail()
    }
  })

/**
 * Returns a function that loads a provider's script from its address: once for a document, and again after a failure.
 * @throws where it cannot be loaded, has no API, or has not loaded in time
 */
export const outsideScript = <Api>(options: OutsideScript<Api>): ((address: string) => Promise<Api>) => {
  let loading: Promise<Api> | undefined
  return (address) => {
    loading ??= whileWorking(fetchOnce(address, options)).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
