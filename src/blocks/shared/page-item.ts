import { create } from 'zustand'
import { useEffect, type RefObject } from 'react'
import { codeOf, type CatalogueItem } from '../../catalogue'
import { useLayoutState } from '../../platform/layout-state'
import { useInView } from '../../platform/use-in-view'

/** Quantities by the item's code; an item without an entry has the quantity 1. */
const useQuantities = create<Readonly<Record<string, number>>>(() => ({}))

/**
 * The quantity in the hero's field, which every button on an item's page puts into the cart; at most the item's limit per order.
 */
export const useWantedQuantity = (item: CatalogueItem): number =>
  Math.min(
    useQuantities((quantities) => quantities[codeOf(item)] ?? 1),
    item.maxQuantity,
  )

/** @param code the item's code, @param quantity a whole number from 1 */
export const setWantedQuantity = (code: string, quantity: number): void =>
  useQuantities.setState({ [code]: quantity })

const inViewNow = new Set<symbol>()

/**
 * Marks an element that contains the page's own buy button: while any such element is in view, the bar at the foot of the screen is
 * hidden, since its button would be a duplicate.
 */
export const useOwnButton = (ref: RefObject<Element | null>): void => {
  const isInView = useInView(ref)
  useEffect(() => {
    if (!isInView) return
    const part = Symbol()
    inViewNow.add(part)
    useLayoutState.setState({ heroCTAVisible: true })
    return () => {
      inViewNow.delete(part)
      useLayoutState.setState({ heroCTAVisible: inViewNow.size > 0 })
    }
  }, [isInView])
}
