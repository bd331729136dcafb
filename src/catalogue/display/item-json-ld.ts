import { assetUrl } from '../../content'
import { DELIVERY, RETURN_DAYS } from '../../../shared/orders'
import { codeOf } from '../rules/items'
import type { CatalogueItem, StockStatus } from '../rules/types'

const AVAILABILITY: Record<StockStatus, string> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  pre_order_only: 'https://schema.org/PreOrder',
  unavailable: 'https://schema.org/Discontinued',
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Standard delivery anywhere in the country; one day of its time is for packing. */
const SHIPPING = {
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: (DELIVERY.standard.cents / 100).toFixed(2),
    currency: 'ZAR',
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ZA' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(1, DELIVERY.standard.days - 1),
  },
}

/** The money-back promise. */
const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ZA',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  // A shopper who changes their mind pays for the return; a faulty item is returned for free (shared/orders/returns.ts).
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
}

const pictures = ({ image, gallery }: CatalogueItem, url: string): string[] =>
  [image, ...gallery]
    .map(({ filename }) => assetUrl(filename))
    .filter((address) => address !== '')
    .map((address) => new URL(address, url).href)

const offer = (item: CatalogueItem, url: string) => ({
  '@type': 'Offer',
  url,
  price: item.price.toFixed(2),
  priceCurrency: 'ZAR',
  // The day the promotion ends; without one the price is valid until further notice.
  ...(item.promotionEnd && { priceValidUntil: item.promotionEnd }),
  availability: AVAILABILITY[item.stock],
  itemCondition: 'https://schema.org/NewCondition',
  ...(item.type !== 'service' && { shippingDetails: SHIPPING, hasMerchantReturnPolicy: RETURNS }),
})

const parts = (item: CatalogueItem) =>
  item.type === 'bundle'
    ? { isRelatedTo: item.parts.map(({ sku, name }) => ({ '@type': 'Product', sku, name })) }
    : {}

/**
 * Structured data for the page of a product or bundle: Product with its Offer, shipping and return policy; a bundle names its
 * products. A plain object: the caller escapes `<` when it writes it into the page.
 * @param url the page's absolute address
 */
export const itemJsonLd = (item: CatalogueItem, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: item.name,
  description: item.summary,
  sku: codeOf(item),
  image: pictures(item, url),
  brand: { '@type': 'Brand', name: 'Yoco' },
  ...(item.rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: item.rating.score,
      reviewCount: item.rating.count,
    },
  }),
  ...parts(item),
  offers: offer(item, url),
})
