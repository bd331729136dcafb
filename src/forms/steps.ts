import { useEffect } from 'react'
import { subscribeToAddress } from '../platform/address'
import { carriedTo } from '../platform/visit'

/** The steps of a wizard in their order. */
export type Steps<Step> = readonly [Step, ...Step[]]

/** Whether a step can be opened: all steps before it must be done. */
export const isReachable = <Step>(
  steps: readonly Step[],
  step: Step,
  isDone: (step: Step) => boolean,
): boolean => steps.includes(step) && steps.slice(0, steps.indexOf(step)).every(isDone)

/** The step to show: the wanted one if it can be opened, else the first that is not done. */
export const reachableStep = <Step>(
  steps: Steps<Step>,
  wanted: Step | null,
  isDone: (step: Step) => boolean,
): Step => {
  if (wanted !== null && isReachable(steps, wanted, isDone)) return wanted
  return steps.find((step) => !isDone(step)) ?? steps.at(-1) ?? steps[0]
}

/** The step that a query names as `?step=`; null when it names none or an unknown one. */
export const namedStep = <Step extends string>(steps: readonly Step[], search: string): Step | null => {
  const named = new URLSearchParams(search).get('step')
  return steps.find((step) => step === named) ?? null
}

type Wizard<Step extends string> = {
  /** The name of its entries in the browser's history. */
  name: string
  /** The path of the page. With another path the address is another page's, even if this page is still shown. */
  path: string
  /** The address of a step. */
  urlOf: (step: Step) => string
  /** The step that a query names. */
  fromQuery: (search: string) => Step | null
  /** Read and write the wanted step, which the wizard's store holds. */
  wanted: () => Step | null
  want: (step: Step | null) => void
}

/** Keeps the step of a wizard in the address, so that Back works and a reload shows the same step. */
export const stepsInAddress = <Step extends string>({
  name,
  path,
  urlOf,
  fromQuery,
  wanted,
  want,
}: Wizard<Step>) => {
  const isAt = (): boolean => window.location.pathname.startsWith(path)

  /** Opens a step as a new entry of the browser's history, or replaces the current entry. */
  const open = (step: Step, { replace = false } = {}): void => {
    const url = carriedTo(urlOf(step))
    // The fragment may name an open dialog, which must not close when the page opens a step by itself.
    if (replace) window.history.replaceState(window.history.state, '', url + window.location.hash)
    else window.history.pushState({ key: `${name}-${step}` }, '', url)
    want(step)
  }

  /** Takes the wanted step from the address. */
  const read = (): void => want(fromQuery(window.location.search))

  /** The properties of a link to a step: its address, and a function that opens it without leaving the page. */
  const linkTo = (step: Step) => ({ href: urlOf(step), onOpen: () => open(step) })

  /**
   * Keeps the shown step and the address equal, also for Back. If Back leads to another page, whose address may come before its
   * content, that address stays as it is.
   * @param requested the wanted step when this was rendered
   * @param shown the step that is shown, which is the wanted one if the visitor has come that far
   */
  const useInStep = (requested: Step | null, shown: Step): void => {
    useEffect(
      () =>
        subscribeToAddress(() => {
          if (isAt()) read()
        }),
      [],
    )
    useEffect(() => {
      // A step that was opened since this render stays open: the press came before this effect.
      if (wanted() === requested && shown !== requested && isAt()) open(shown, { replace: true })
    }, [requested, shown])
  }

  return { open, read, linkTo, useInStep }
}
