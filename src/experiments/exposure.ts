import { createContext, useEffect, type RefObject } from 'react'
import { subscribeToConsent } from '../platform/consent'
import { emit, subscribe } from '../platform/events'
import type { Choice } from './rules/choose'
import type { Experiment } from './rules/experiment'
import { visitor } from './visitor'

/** Whether experiments show all their variants, one below the other: where editors look, not visitors. */
export const EveryVariantContext = createContext(false)

/** In view once it reaches over the lowest tenth of the window: what peeps in at its foot is not seen yet. */
const IN_VIEW = '0px 0px -10% 0px'

/** The experiments that were told of in this page view. */
const told = new Set<string>()
subscribe(({ type }) => {
  if (type === 'page/viewed') told.clear()
})

const tell = ({ name, variants }: Experiment, { variant, why }: Choice): void => {
  if (told.has(name)) return
  told.add(name)
  const weight = variants.find((one) => one.name === variant)?.weight ?? 0
  emit({ type: 'experiment/viewed', experiment: name, variant, weight, isForced: why === 'forced' })
}

/**
 * Tells `experiment/viewed` once for each page view, when the part that is shown comes into view. Whoever sees the control
 * without a draw is not in the experiment, and is not told of.
 */
export const useExposure = (
  part: RefObject<Element | null>,
  experiment: Experiment,
  choice: Choice | null,
): void => {
  // An answer about cookies counts at once: an id moves to where it stays, or goes.
  useEffect(() => subscribeToConsent(() => void visitor()), [])
  useEffect(() => {
    if (!part.current || !choice || choice.why === 'denied' || choice.why === 'unavailable') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        tell(experiment, choice)
      },
      { rootMargin: IN_VIEW },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part, experiment, choice])
}
