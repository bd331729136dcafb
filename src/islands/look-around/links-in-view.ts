import { pageBehind } from '../links/decide-link'
import type { Enqueue } from './fetch-ahead'

/** Milliseconds that a link stands in view before its page is asked for: what is scrolled past is not meant. */
const STAY = 500

/** Of the content, without those that load their page whole. */
const LINKS = 'main a[href]:not([target], [data-native], [data-native] *)'

const pathBehind = ({ href }: HTMLAnchorElement): string | undefined => {
  const path = pageBehind(href, new URL(window.location.href))?.pathname
  return path === window.location.pathname ? undefined : path
}

let stopLast = (): void => undefined

/**
 * Asks for the pages behind the links that stay in view for half a second, each once. A link that goes out of view before its
 * turn has come gives it up, and so do all of them where the network is gone. Call it again for another page: it watches the
 * links that are there now.
 */
export const watchLinks = (enqueue: Enqueue): void => {
  stopLast()
  const asked = new Set<string>()
  const giveUp = new Map<Element, () => void>()

  const ask = (link: Element, path: string) => {
    if (asked.has(path) || !navigator.onLine) return
    asked.add(path)
    const turn = enqueue(path)
    giveUp.set(link, () => {
      turn?.abort()
      asked.delete(path)
    })
  }
  const come = (link: HTMLAnchorElement) => {
    const path = pathBehind(link)
    if (path === undefined) return
    const timer = setTimeout(ask, STAY, link, path)
    giveUp.set(link, () => clearTimeout(timer))
  }
  const go = (link: Element) => {
    giveUp.get(link)?.()
    giveUp.delete(link)
  }
  const goAll = () => [...giveUp.keys()].forEach(go)

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      go(target)
      if (isIntersecting) come(target as HTMLAnchorElement)
    }
  })
  document.querySelectorAll(LINKS).forEach((link) => observer.observe(link))
  window.addEventListener('offline', goAll)
  stopLast = () => {
    observer.disconnect()
    window.removeEventListener('offline', goAll)
    goAll()
  }
}
