import { whileWorking } from './readiness'

type OutsideScript<Api> = {
  /** What it brings, as its failure names it: `The chat did not load.` */
  name: string
  /** Milliseconds after which it has failed. */
  patienceMs: number
  /** Finds what the script has brought, once it has run; `fail` where that is nothing. */
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
      // The page's policy refuses the address.
      fail()
    }
  })

/**
 * How to load a provider's script: once for a document, and anew after it has failed. Takes its address.
 * @throws where it cannot be loaded, brings nothing, or has not come in time
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
