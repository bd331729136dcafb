import { useEffect, useRef } from 'react'
import {
  Breadcrumb,
  codeOf,
  ProductGallery,
  itemAttributes,
  itemJsonLd,
  itemTrail,
  Rating,
  useItem,
  useVisit,
} from '../../../catalogue'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { bandStyle } from '../../../theme'
import { Icon, Lead } from '../../../ui'
import { JsonLd } from '../../shared/json-ld'
import { useOwnButton } from '../../shared/use-own-button'
import { setWantedQuantity } from '../../shared/wanted-quantity'
import { BuyPanel } from './buy-panel'
import {
  Band,
  BuyHalf,
  Eyebrow,
  Halves,
  Head,
  Highlights,
  Pictures,
  ProductName,
} from './hero-product-half.styles'
import { mapHeroProduct, type HeroProduct } from './map-hero-product'

/** Origin of the site, for addresses that search engines read. */
const SITE = process.env.GATSBY_SITE_URL ?? 'http://localhost:8000'

const Hero = ({ item, eyebrow, text, pictures, highlights }: HeroProduct) => {
  const buyRow = useRef<HTMLDivElement>(null)
  useOwnButton(buyRow)
  const code = codeOf(item)
  // The next visit begins with one again.
  useEffect(() => () => setWantedQuantity(code, 1), [code])
  return (
    <Band {...itemAttributes(item)} style={bandStyle(item.colour)}>
      <JsonLd data={itemJsonLd(item, new URL(linkProps(item.detailsLink)?.href ?? '/za/', SITE).href)} />
      <Halves>
        <Breadcrumb trail={itemTrail(item)} current={item.name} />
        <Head data-half="head">
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <ProductName>{item.name}</ProductName>
          {item.rating ? <Rating {...item.rating} /> : null}
        </Head>
        <Pictures data-half="pictures">
          <ProductGallery
            name={item.name}
            pictures={pictures}
            sizes="(min-width: 1280px) 640px, (min-width: 667px) 50vw, 92vw"
            priority
          />
        </Pictures>
        <BuyHalf data-half="buy">
          <BuyPanel item={item} row={buyRow} />
          {text ? <Lead>{text}</Lead> : null}
          {highlights.length > 0 ? (
            <Highlights role="list">
              {highlights.map(({ text: reason, icon }) => (
                <li key={reason}>
                  <Icon name={icon} size={22} />
                  <span>{reason}</span>
                </li>
              ))}
            </Highlights>
          ) : null}
        </BuyHalf>
      </Halves>
    </Band>
  )
}

/** The page of a product or bundle above the fold: everything needed to decide, and the button in reach. */
const HeroProductHalf = ({ blok }: BlockProps<Bloks.HeroProductHalf>) => {
  const item = useItem(blok)
  useVisit(item?.type === 'bundle' ? undefined : item?.sku)
  return item ? <Hero {...mapHeroProduct(blok, item)} /> : null
}

export default HeroProductHalf
