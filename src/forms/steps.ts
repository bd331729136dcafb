import { useEffect } from 'react'
import { subscribeToAddress } from '../platform/address'
import { carriedTo } from '../platform/visit'

/** The steps of a wizard in their order. */
export type Steps<Step> = readonly [Step, ...Step[]]

/** Whether a step can be opened: everything before it is done. */
export const isReachable = <Step>(
  steps: readonly Step[],
  step: Step,
  isDone: (step: Step) => boolean,
): boolean => steps.includes(step) && steps.slice(0, steps.indexOf(step)).every(isDone)

/** The step to show when `wanted` is asked for: itself when it can be opened, else the first that is not done yet. */
export const reachableStep = <Step>(
  steps: Steps<Step>,
  wanted: Step | null,
  isDone: (step: Step) => boolean,
): Step => {
  if (wanted !== null && isReachable(steps, wanted, isDone)) return wanted
  return steps.find((step) => !isDone(step)) ?? steps.at(-1) ?? steps[0]
}

/** The step that a query string names as `?step=`; null when it names none or one that does not exist. */
export const namedStep = <Step extends string>(steps: readonly Step[], search: string): Step | null => {
  const asked = new URLSearchParams(search).get('step')
  return steps.find((step) => step === asked) ?? null
}

type Wizard<Step extends string> = {
  /** Names its entries of the browser's history. */
  name: string
  /** Where the page with these steps is. Elsewhere the address is another page's, though this one may still stand. */
  path: string
  /** The address of a step. */
  urlOf: (step: Step) => string
  /** The step that a query string asks for. */
  fromQuery: (search: string) => Step | null
  /** The step that is asked for by now, which the wizard's store holds; and asking for another one. */
  wanted: () => Step | null
  want: (step: Step | null) => void
}

/** The steps of a wizard in the address, so that Back works and a reload stays where it was. */
export const stepsInAddress = <Step extends string>({
  name,
  path,
  urlOf,
  fromQuery,
  wanted,
  want,
}: Wizard<Step>) => {
  const isAt = (): boolean => window.location.pathname.startsWith(path)

  /** Opens a step as a new entry of the browser's history, or in the place of the current one. */
  const open = (step: Step, { replace = false } = {}): void => {
    const url = carriedTo(urlOf(step))
    // The fragment stays: a dialog that it names must not close because the page opened a step by itself.
    if (replace) window.history.replaceState(window.history.state, '', url + window.location.hash)
    else window.history.pushState({ key: `${name}-${step}` }, '', url)
    want(step)
  }

  /** Takes the step over from the address. */
  const read = (): void => want(fromQuery(window.location.search))

  /** What a link to a step is made of: its address, and what opens it without leaving the page. */
  const linkTo = (step: Step) => ({ href: urlOf(step), onOpen: () => open(step) })

  /**
   * Keeps the step that is shown and the address equal, Back included. Back may lead to another page, before the effects
   * of this one have run or while the other is being fetched: its address is left alone.
   * @param asked the step that was asked for when this was rendered
   * @param shown what was asked for, as far as the visitor has come
   */
  const useKept = (asked: Step | null, shown: Step): void => {
    useEffect(
      () =>
        subscribeToAddress(() => {
          if (isAt()) read()
        }),
      [],
    )
    useEffect(() => {
      // A step opened since this was rendered stands: the press came before the effect.
      if (wanted() === asked && shown !== asked && isAt()) open(shown, { replace: true })
    }, [asked, shown])
  }

  return { open, read, linkTo, useKept }
}
