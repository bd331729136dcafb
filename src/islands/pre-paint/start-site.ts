import { readPageCode, type PageResource } from './page-code'

/** After so many ms the code is fetched although the page is still loading. */
const PATIENCE = 4000

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/** Pixels below the fold within which a block is hydrated (hydration.ts). */
const MARGIN = 160

/** A section with deferred layout is far away. Measuring it would force its layout. */
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

/** Requests a file at the lowest priority, before the code needs it. */
const preload = ({ href, as }: PageResource): void => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as, href })
  link.setAttribute('fetchpriority', 'low')
  if (as === 'fetch') link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** Runs each in a task of its own, so that a press is answered in between. */
const inTurns = (tasks: readonly (() => void)[]): void => {
  const [first, ...rest] = tasks
  if (!first) return
  window.setTimeout(() => {
    first()
    inTurns(rest)
  })
}

/** Runs a script of the template, in which scripts are inert, by creating another element like it. */
const runScript = (waiting: HTMLScriptElement): void => {
  const script = document.createElement('script')
  if (waiting.src) script.src = waiting.src
  else script.text = waiting.text
  script.async = false
  document.body.append(script)
}

/** Forms that wait for their code are validated by it. The browser's own validation would stop a submit that is to be queued. */
const leaveFormsToTheirCode = (): void =>
  document
    .querySelectorAll<HTMLFormElement>('form[data-awaits-code]')
    .forEach((form) => (form.noValidate = true))

const fetchCode = (pressed: EventTarget | null): void => {
  leaveFormsToTheirCode()
  // styled-components does not find the server's rules under this name, and leaves them in place (later-styles.ts).
  document.querySelectorAll('style[data-styled]').forEach((style) => {
    style.removeAttribute('data-styled')
    style.setAttribute('data-page-styles', '')
  })
  const template = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
  const scripts = [...(template?.content.querySelectorAll('script') ?? [])]
  const resources = readPageCode()
  const requestData = () => resources.filter(({ as }) => as === 'fetch').forEach(preload)
  const begin = scripts.map((script, at) => () => {
    runScript(script)
    // After the last script: it runs after this task, and would otherwise request the data a second time.
    if (at === scripts.length - 1) requestData()
  })
  const preloads = () =>
    resources
      .filter((resource) => resource.as === 'script' && isWanted(resource, pressed))
      .map((resource) => () => preload(resource))
  // In turns unless a visitor waits: requesting some twenty files takes a slow phone as long as starting the code.
  if (pressed) [...begin, ...preloads()].forEach((task) => task())
  else inTurns([...begin, () => inTurns(preloads())])
}

/**
 * Fetches the site's code when the page has loaded, or earlier when a visitor begins to use it, so that on a slow network text, fonts and
 * the first picture do not compete with code that nobody needs yet (decision 009). The scripts are in a template (gatsby-ssr.tsx),
 * followed by the list of files that they will request.
 */
export const startSite = (): void => {
  let isStarted = false
  const start = (pressed: EventTarget | null) => {
    if (isStarted) return
    isStarted = true
    // The scripts are at the end of the page, which may not be parsed yet.
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
