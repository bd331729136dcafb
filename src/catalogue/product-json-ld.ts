import { assetUrl } from '../content'
import type { ProductDisplay, StockStatus } from './types'

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

/** Free delivery within three working days, anywhere in the country. */
const SHIPPING = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'ZAR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ZA' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(1, 2),
  },
}

/** The 30-day money-back promise, wider than the seven days of ECT Act s44. */
const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'ZA',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 30,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
}

const pictures = ({ image, gallery }: ProductDisplay, url: string): string[] =>
  [image, ...gallery]
    .map(({ filename }) => assetUrl(filename))
    .filter((address) => address !== '')
    .map((address) => new URL(address, url).href)

/**
 * Structured data of a product page: Product with its Offer, shipping and return policy. A plain object; the page's
 * head serialises it and escapes `<`.
 * @param url the page's absolute address
 */
export const productJsonLd = (product: ProductDisplay, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.summary,
  sku: product.sku,
  image: pictures(product, url),
  brand: { '@type': 'Brand', name: 'Yoco' },
  ...(product.rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.score,
      reviewCount: product.rating.count,
    },
  }),
  offers: {
    '@type': 'Offer',
    url,
    price: product.price.toFixed(2),
    priceCurrency: 'ZAR',
    availability: AVAILABILITY[product.stock],
    itemCondition: 'https://schema.org/NewCondition',
    ...(product.type !== 'service' && { shippingDetails: SHIPPING, hasMerchantReturnPolicy: RETURNS }),
  },
})
