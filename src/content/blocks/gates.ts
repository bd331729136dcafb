import type { BlockModule, Wakes } from './types'

const INTENTS = ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'] as const

/** How far below the fold a block wakes, so that it is awake when it is reached. */
const MARGIN = '160px 0px'

let allOpen: () => void
const navigated = new Promise<void>((resolve) => {
  allOpen = resolve
})

/** Opens every gate for good: from the first client-side navigation on, no block may stay asleep. */
export const openGates = (): void => allOpen()

/** A block whose built HTML is not what the address asks for says so, in an inline script, and is not waited for. */
const isUrgent = (selector: string): boolean => document.querySelector(`${selector}[data-urgent]`) !== null

const whenVisible = (selector: string) =>
  new Promise<void>((resolve) => {
    if (isUrgent(selector)) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: MARGIN },
    )
    document.querySelectorAll(selector).forEach((part) => observer.observe(part))
  })

// Listens on the window in the capture phase: React stops events that are aimed at a boundary still asleep.
const whenIntended = (selector: string) =>
  new Promise<void>((resolve) => {
    const listen = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest(selector)) return
      INTENTS.forEach((type) => window.removeEventListener(type, listen, true))
      resolve()
    }
    INTENTS.forEach((type) => window.addEventListener(type, listen, { capture: true, passive: true }))
  })

/** Resolves when what the selector finds may load its code; at once on the server, which renders everything. */
export const gate = (selector: string, wakes: Wakes): Promise<void> => {
  if (typeof window === 'undefined' || wakes === 'load') return Promise.resolve()
  if (wakes === 'visible') return Promise.race([navigated, whenVisible(selector)])
  if (wakes === 'intent') return Promise.race([navigated, whenIntended(selector)])
  return navigated
}

/** Whether this page is made of blocks, which may sleep: those made by code answer the router themselves. */
export const holdsBlocks = (): boolean => document.querySelector('main [data-wakes]') !== null

const loaded = new Map<string, BlockModule>()

/** The block's code when it is here already, so that a page reached by a click renders it without a gap. */
export const loadedBlock = (name: string): BlockModule | undefined => loaded.get(name)

/** Loads a block's code once and remembers it. */
export const loadBlock = async (name: string, load: () => Promise<BlockModule>): Promise<BlockModule> => {
  const module = await load()
  loaded.set(name, module)
  return module
}

/** The name under which a block's foot is remembered. */
export const footOf = (name: string): string => `${name} foot`

type Load = () => Promise<BlockModule>
type Loadable = Record<string, { load: Load; foot?: Load }>

/** Loads the code of every block named, before the page that shows them is rendered. */
export const preloadBlocks = async (names: readonly string[], registry: Loadable): Promise<void> => {
  await Promise.all(
    names.flatMap((name) => {
      const { load, foot } = registry[name] ?? {}
      return [
        load && !loaded.has(name) ? loadBlock(name, load) : undefined,
        foot && !loaded.has(footOf(name)) ? loadBlock(footOf(name), foot) : undefined,
      ]
    }),
  )
}
