import { create } from 'zustand'
import { useEffect, type RefObject } from 'react'
import { codeOf, type CatalogueItem } from '../../catalogue'
import { setHeroCTAVisible } from '../../ui'
import { useInView } from '../../platform/use-in-view'

/** By code of the item; 1 of what is not in it. */
const useQuantities = create<Readonly<Record<string, number>>>(() => ({}))

/**
 * How many of an item its page is about to buy: what the hero's field shows is what every button on the page puts into the
 * cart. Never more than one order may hold.
 */
export const useWantedQuantity = (item: CatalogueItem): number =>
  Math.min(
    useQuantities((quantities) => quantities[codeOf(item)] ?? 1),
    item.maxQuantity,
  )

/** @param code the item's, @param quantity a whole number from 1 */
export const setWantedQuantity = (code: string, quantity: number): void =>
  useQuantities.setState({ [code]: quantity })

const inViewNow = new Set<symbol>()

/**
 * Says that this part of the page buys what the page is about: while any such part is in view, the bar at the foot, which
 * repeats it, steps aside.
 */
export const useOwnButton = (ref: RefObject<Element | null>): void => {
  const isInView = useInView(ref)
  useEffect(() => {
    if (!isInView) return
    const part = Symbol()
    inViewNow.add(part)
    setHeroCTAVisible(true)
    return () => {
      inViewNow.delete(part)
      setHeroCTAVisible(inViewNow.size > 0)
    }
  }, [isInView])
}
