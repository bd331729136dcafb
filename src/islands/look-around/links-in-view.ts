import { pageBehind } from '../links/decide-link'
import type { Enqueue } from './index'

/** How long a link stays in view before its page is requested, in ms: a link that is scrolled past is not. */
const STAY = 500

/** Links in the content, without those that load their page as a document. */
const LINKS = 'main a[href]:not([target], [data-native], [data-native] *)'

const pathBehind = ({ href }: HTMLAnchorElement): string | undefined => {
  const path = pageBehind(href, new URL(window.location.href))?.pathname
  return path === window.location.pathname ? undefined : path
}

let stopLast = (): void => undefined

/**
 * Requests the pages behind links that stay in view for half a second, each once. A link that leaves the view before its turn is
 * cancelled, and so are all links when the browser goes offline. Call it again for another page.
 */
export const watchLinks = (enqueue: Enqueue): void => {
  stopLast()
  const requested = new Set<string>()
  const cancel = new Map<Element, () => void>()

  const request = (link: Element, path: string) => {
    if (requested.has(path) || !navigator.onLine) return
    requested.add(path)
    const turn = enqueue(path)
    cancel.set(link, () => {
      turn?.abort()
      requested.delete(path)
    })
  }
  const enter = (link: HTMLAnchorElement) => {
    const path = pathBehind(link)
    if (path === undefined) return
    const timer = setTimeout(request, STAY, link, path)
    cancel.set(link, () => clearTimeout(timer))
  }
  const leave = (link: Element) => {
    cancel.get(link)?.()
    cancel.delete(link)
  }
  const leaveAll = () => [...cancel.keys()].forEach(leave)

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target)
      if (isIntersecting) enter(target as HTMLAnchorElement)
    }
  })
  document.querySelectorAll(LINKS).forEach((link) => observer.observe(link))
  window.addEventListener('offline', leaveAll)
  stopLast = () => {
    observer.disconnect()
    window.removeEventListener('offline', leaveAll)
    leaveAll()
  }
}
