import { createContext, useEffect, type RefObject } from 'react'
import { subscribeToConsent } from '../platform/consent'
import { emit, subscribe } from '../platform/events'
import type { Choice } from './rules/choose'
import type { Experiment } from './rules/experiment'
import { visitor } from './visitor'

declare module '../platform/events' {
  interface SiteEvents {
    /**
     * The part of a page that an experiment shows came into view: once for each page view. `weight` is the variant's, beside those
     * of the others; `isForced`: a list chose it.
     */
    'experiment/viewed': { experiment: string; variant: string; weight: number; isForced: boolean }
  }
}

/** Whether experiments show all their variants below each other: on pages for editors. */
export const EveryVariantContext = createContext(false)

/** A part is in view once it reaches above the lowest tenth of the window. */
const IN_VIEW = '0px 0px -10% 0px'

/** The experiments that were reported in this page view. */
const reported = new Set<string>()
subscribe(({ type }) => {
  if (type === 'page/viewed') reported.clear()
})

const report = ({ name, variants }: Experiment, { variant, why }: Choice): void => {
  if (reported.has(name)) return
  reported.add(name)
  const weight = variants.find((one) => one.name === variant)?.weight ?? 0
  emit({ type: 'experiment/viewed', experiment: name, variant, weight, isForced: why === 'forced' })
}

/**
 * Reports `experiment/viewed` once for each page view, when the shown part comes into view. A visitor who sees the control without a draw
 * is not in the experiment and is not reported.
 */
export const useExposure = (
  part: RefObject<Element | null>,
  experiment: Experiment,
  choice: Choice | null,
): void => {
  // An answer about cookies counts at once: the id moves to lasting storage or is deleted.
  useEffect(() => subscribeToConsent(() => void visitor()), [])
  useEffect(() => {
    if (!part.current || !choice || choice.why === 'denied' || choice.why === 'unavailable') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        report(experiment, choice)
      },
      { rootMargin: IN_VIEW },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part, experiment, choice])
}
