import { itemAttributes, ProductGallery, useItem, usePriceTags, type CatalogueItem } from '../../../catalogue'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Section, SectionTitle } from '../../../ui'
import { Prose } from '../../shared/prose'
import { BoxItems, DownloadList, Specifications } from './details'
import { groupSpecifications, mapBox, mapDownloads } from './map-product-info'
import { PriceList } from './price-list'
import { Column, PictureTile, Story } from './product-info.styles'
import { Recommended } from './recommended'

type InfoProps = BlockProps<Bloks.ProductInfo> & { item: CatalogueItem }

const Info = ({ blok, item }: InfoProps) => {
  const tags = usePriceTags(item)
  const titleId = `title-${blok._uid}`
  const pictures = (blok.gallery ?? []).filter(({ filename }) => filename)
  return (
    <Section background={paletteColour(blok.background, 'white')} labelledBy={titleId}>
      <Story {...itemAttributes(item)}>
        <Column>
          <SectionTitle id={titleId}>{blok.title || `About ${item.name}`}</SectionTitle>
          <Prose>{blok.description ? <RichText document={blok.description} /> : <p>{item.summary}</p>}</Prose>
          <PriceList tags={tags} />
        </Column>
        <Column>
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
 * Everything about a product or bundle: what it is, what it costs to use, what is in the box, its specifications, its
 * papers, and what goes well with it. Its own pictures stand in the hero; here are those that the block brings.
 */
const ProductInfo = ({ blok }: BlockProps<Bloks.ProductInfo>) => {
  const item = useItem(blok)
  return item ? <Info blok={blok} item={item} /> : null
}

export default ProductInfo
