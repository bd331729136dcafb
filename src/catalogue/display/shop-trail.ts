import { storyPath } from '../../content'
import type { ItemType } from '../data/types'

export type Crumb = { label: string; href: string }

/** The listing of each type of item, in the shop's order (contract: pages of the shop). */
export const LISTINGS: Record<ItemType, Crumb> = {
  card_machine: { label: 'Card machines', href: storyPath('shop/card-machines') },
  sim_card: { label: 'SIM cards', href: storyPath('shop/sim-cards') },
  accessory: { label: 'Accessories', href: storyPath('shop/accessories') },
  point_of_sale: { label: 'Point of sale', href: storyPath('shop/point-of-sale') },
  service: { label: 'Services', href: storyPath('shop/services') },
  bundle: { label: 'Bundles', href: storyPath('shop/bundles') },
}

export const HOME: Crumb = { label: 'Home', href: storyPath('') }
export const SHOP: Crumb = { label: 'Shop', href: storyPath('shop') }

/** The pages above an item's own, from the home page down. */
export const itemTrail = ({ type }: { type: ItemType }): Crumb[] => [HOME, SHOP, LISTINGS[type]]
