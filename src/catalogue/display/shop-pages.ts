import { storyPath, linkProps } from '../../content'
import type { ItemType, BundleEntry } from '../rules/types'

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

type Link = BundleEntry['shopPage']

/**
 * The page of a bundle, for cards and the cart: the one that its entry names for the shop, else for the catalogue (spec 3, "Catalogue
 * display mapping"), else the one under the bundles with its code as slug.
 */
export const bundlePage = (
  entry: Pick<BundleEntry, 'shopPage' | 'cataloguePage'> | undefined,
  bundleCode: string,
): Link =>
  [entry?.shopPage, entry?.cataloguePage].find((link) => linkProps(link)) ?? {
    fieldtype: 'multilink',
    linktype: 'story',
    id: '',
    url: '',
    cached_url: `${LISTINGS.bundle.href}${bundleCode}`,
  }
