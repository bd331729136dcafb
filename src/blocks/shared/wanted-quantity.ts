import { create } from 'zustand'
import { codeOf, type CatalogueItem } from '../../catalogue'

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
