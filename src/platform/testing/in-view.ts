import { vi } from 'vitest'

type Entry = { target: Element; isIntersecting: boolean; boundingClientRect?: DOMRect }

/** An observer of the viewport whose entries a test reports. Returns the latest one that the tested code has created. */
export const stubInView = () => {
  const latest = {
    watched: new Set<Element>(),
    margin: '',
    report: (_entries: readonly Entry[]): void => undefined,
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      own = new Set<Element>()
      constructor(report: typeof latest.report, { rootMargin: margin = '' }: IntersectionObserverInit = {}) {
        Object.assign(latest, { watched: this.own, margin, report })
      }
      observe = (part: Element) => void this.own.add(part)
      unobserve = (part: Element) => void this.own.delete(part)
      disconnect = () => this.own.clear()
    },
  )
  return latest
}
