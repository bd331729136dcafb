import styled from 'styled-components'
import {
  itemAttributes,
  PriceDisplay,
  useProducts,
  type CatalogueItem,
  type ProductDisplay,
  ProductGallery,
  useItem,
  usePriceTags,
} from '../../../catalogue'
import { linkProps, Picture, RichText, type BlockProps, type Bloks } from '../../../content'
import { ProductBuy, ItemThumb, nameLink } from '../../../product-tile'
import { bandStyle, from, radius, space, type, paletteColour, TILE_PLACE } from '../../../theme'
import { Section, SectionTitle } from '../../../ui'
import { Prose } from '../../shared/text/prose'
import {
  BoxItems,
  DownloadList,
  Specifications,
  groupSpecifications,
  mapBox,
  mapDownloads,
  PriceList,
} from './details'
import { Heading, Column, PictureTile, Story } from './product-info.styles'

const Wrapper = styled.div`
  margin-top: clamp(36px, 5vw, 72px);
`
const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: ${space.s};

  ${from.lg} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 624px);
  }
`
const Row = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  height: 100%;
  padding: 12px;
  border-radius: ${radius.card};
  box-shadow: 0 0 0 1px var(--line);

  > :last-child {
    max-width: 8.5em;
    padding-inline: 18px;
  }
  /* On the smallest phones picture and button leave no space for the text between them. */
  @media (max-width: 359px) {
    grid-template-columns: 72px minmax(0, 1fr);

    > :last-child {
      grid-column: 1 / -1;
      max-width: none;
    }
  }
`
const Words = styled.div`
  container: ${TILE_PLACE};
`
const Name = styled.h4`
  ${type.small}
  ${nameLink}
`

const ProductRow = ({ product }: { product: ProductDisplay }) => {
  const details = linkProps(product.detailsLink)
  return (
    <Row {...itemAttributes(product)}>
      <ItemThumb style={bandStyle(product.colour)}>
        <Picture asset={product.image} alt="" sizes="72px" />
      </ItemThumb>
      <Words>
        <Name>{details ? <a {...details}>{product.name}</a> : product.name}</Name>
        <PriceDisplay item={product} />
      </Words>
      <ProductBuy item={product} />
    </Row>
  )
}

/** The largest number of recommendations; more would look like an advertisement. */
const MOST = 3

/** The items that an editor recommends with this one, in the editor's order. Renders nothing if none is sold here. */
const Recommended = ({ item }: { item: CatalogueItem }) => {
  const products = useProducts()
  const found = item.recommendedSkus
    .flatMap((sku) => products.find((product) => product.sku === sku) ?? [])
    .filter(({ stock }) => stock !== 'unavailable')
    .slice(0, MOST)
  return found.length === 0 ? null : (
    <Wrapper>
      <Heading>{item.recommendedLabel}</Heading>
      <List role="list">
        {found.map((product) => (
          <li key={product.sku}>
            <ProductRow product={product} />
          </li>
        ))}
      </List>
    </Wrapper>
  )
}

type InfoProps = BlockProps<Bloks.ProductInfo> & { item: CatalogueItem }

const Info = ({ blok, item }: InfoProps) => {
  const tags = usePriceTags(item)
  const titleId = `title-${blok._uid}`
  const pictures = (blok.gallery ?? []).filter(({ filename }) => filename)
  return (
    <Section background={paletteColour(blok.background, 'white')} labelledBy={titleId}>
      <Story {...itemAttributes(item)}>
        <Column data-far="">
          <SectionTitle id={titleId}>{blok.title || `About ${item.name}`}</SectionTitle>
          <Prose>{blok.description ? <RichText document={blok.description} /> : <p>{item.summary}</p>}</Prose>
          <PriceList tags={tags} />
        </Column>
        <Column data-far="">
          {pictures.length > 0 ? (
            <PictureTile style={bandStyle(item.colour)}>
              <ProductGallery
                name={item.name}
                pictures={pictures}
                sizes="(min-width: 1280px) 600px, (min-width: 900px) 48vw, 92vw"
              />
            </PictureTile>
          ) : null}
          <BoxItems items={mapBox(blok, item)} />
          <Specifications groups={groupSpecifications(blok.specifications)} />
          <DownloadList downloads={mapDownloads(blok.downloads)} />
        </Column>
      </Story>
      <Recommended item={item} />
    </Section>
  )
}

/**
 * Details of a product or bundle: description, costs of use, contents of the box, specifications, downloads and recommendations.
 * The item's own pictures are in the hero; this block shows only its own.
 */
const ProductInfo = ({ blok }: BlockProps<Bloks.ProductInfo>) => {
  const item = useItem(blok)
  return item ? <Info blok={blok} item={item} /> : null
}

export default ProductInfo
