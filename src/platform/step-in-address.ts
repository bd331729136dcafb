import { useEffect } from 'react'
import { subscribeToAddress } from './address'

type Steps<Step extends string> = {
  /** Where the page with these steps is. Elsewhere the address is another page's, though this one may still stand. */
  path: string
  /** The step that the address asked for when this was rendered. */
  wanted: Step | null
  /** The one to show: what was asked for, as far as the visitor has come. */
  step: Step
  /** The step that is asked for by now. */
  latest: () => Step | null
  /** Takes the step over from the address. */
  read: () => void
  open: (step: Step, how: { replace: true }) => void
}

const isAt = (path: string): boolean => window.location.pathname.startsWith(path)

/**
 * Keeps the step of a page and its address equal, Back included. Back may lead to another page, before the effects of this
 * one have run or while the other is being fetched: its address is left alone. `latest`, `read` and `open` never change.
 */
export const useStepInAddress = <Step extends string>({
  path,
  wanted,
  step,
  latest,
  read,
  open,
}: Steps<Step>): void => {
  useEffect(() => {
    const follow = () => {
      if (isAt(path)) read()
    }
    return subscribeToAddress(follow)
  }, [path, read])

  useEffect(() => {
    // A step opened since this was rendered stands: the press came before the effect.
    const isLatest = latest() === wanted
    if (isLatest && step !== wanted && isAt(path)) open(step, { replace: true })
  }, [path, wanted, step, latest, open])
}
