import { readPageCode, type PageResource } from './page-code'

/** Milliseconds after which the code is fetched although something on the page is still on its way. */
const PATIENCE = 4000

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/** Pixels below the fold within which a block is hydrated (hydration.ts). */
const MARGIN = 160

/** What the browser has put off laying out is far; to ask for its place would have it laid out. */
const isLaidOut = (element: Element): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true

const isNear = (element: Element): boolean => {
  if (!isLaidOut(element)) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight + MARGIN && bottom > -MARGIN
}

/** Whether a press may put something into the cart. */
const mayBuy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button')?.closest('[data-sku], [data-bundle-code]') != null

const isWanted = ({ for: block }: PageResource, pressed: EventTarget | null): boolean => {
  if (!block) return true
  if (block === 'press') return mayBuy(pressed)
  const part = `[data-block="${block}"]`
  return [
    ...document.querySelectorAll(`${part}[data-hydrate="visible"], ${part} [data-hydrate="visible"]`),
  ].some(isNear)
}

/** Asks for it at the lowest priority; whatever needs it first finds it on its way. */
const preload = ({ href, as }: PageResource): void => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as, href })
  link.setAttribute('fetchpriority', 'low')
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** Each in a task of its own, so that whatever waits, such as a press, is answered in between. */
const inTurns = (tasks: readonly (() => void)[]): void => {
  const [first, ...rest] = tasks
  if (!first) return
  window.setTimeout(() => {
    first()
    inTurns(rest)
  })
}

/** Elements of a template run and fetch nothing: others are made like them. */
const runScript = (waiting: HTMLScriptElement): void => {
  const script = document.createElement('script')
  if (waiting.src) script.src = waiting.src
  else script.text = waiting.text
  script.async = false
  document.body.append(script)
}

/** Forms that wait for their code are judged by it: the browser would refuse to send what is kept for it. */
const leaveFormsToTheirCode = (): void =>
  document
    .querySelectorAll<HTMLFormElement>('form[data-awaits-code]')
    .forEach((form) => (form.noValidate = true))

const fetchCode = (pressed: EventTarget | null): void => {
  leaveFormsToTheirCode()
  // Under this name styled-components does not find the server's rules, and leaves them alone (later-styles.ts).
  document.querySelectorAll('style[data-styled]').forEach((style) => {
    style.removeAttribute('data-styled')
    style.setAttribute('data-page-styles', '')
  })
  const template = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
  const scripts = [...(template?.content.querySelectorAll('script') ?? [])]
  const resources = readPageCode()
  const askForData = () => resources.filter(({ as }) => as === 'fetch').forEach(preload)
  const begin = scripts.map((script, at) => () => {
    runScript(script)
    // The last one asks for the data: what it asked for before the preload would come twice, and it runs after this task.
    if (at === scripts.length - 1) askForData()
  })
  const preloads = () =>
    resources
      .filter((resource) => resource.as === 'script' && isWanted(resource, pressed))
      .map((resource) => () => preload(resource))
  // Unless somebody waits, in turns: to ask for some twenty files takes a slow phone as long as to start the code.
  if (pressed) [...begin, ...preloads()].forEach((task) => task())
  else inTurns([...begin, () => inTurns(preloads())])
}

/**
 * Fetches the site's code once the page stands, or at the first sign that someone means to use it: on a slow network
 * words, fonts and the first picture are not held up by code that nobody needs yet. The scripts wait in a template
 * (gatsby-ssr.tsx), and beside it stand the names of what they will ask for, which comes along with them.
 */
export const startSite = (): void => {
  let isStarted = false
  const start = (pressed: EventTarget | null) => {
    if (isStarted) return
    isStarted = true
    // The scripts stand at the end of the page, which may not have come as far.
    if (document.readyState !== 'loading') return fetchCode(pressed)
    document.addEventListener('DOMContentLoaded', () => fetchCode(pressed), { once: true })
  }
  const onSign = ({ target }: Event) => start(target)
  SIGNS.forEach((sign) => window.addEventListener(sign, onSign, { capture: true, passive: true, once: true }))
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  const later = () => whenIdle(() => start(null))
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later)
  window.setTimeout(() => start(null), PATIENCE)
}
