import { itemAttributes, ProductGallery, useItem, usePriceTags, type CatalogueItem } from '../../../catalogue'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Section, SectionTitle } from '../../../ui'
import { Prose } from '../../shared/prose'
import { BoxItems, DownloadList, Specifications } from './details'
import { groupSpecifications, mapBox, mapDownloads, mapPictures } from './map-product-info'
import { PriceList } from './price-list'
import { Column, PictureTile, Stack, Story } from './product-info.styles'
import { Recommended } from './recommended'

type InfoProps = BlockProps<Bloks.ProductInfo> & { item: CatalogueItem }

const Info = ({ blok, item }: InfoProps) => {
  const tags = usePriceTags(item)
  const titleId = `title-${blok._uid}`
  const pictures = mapPictures(blok, item)
  return (
    <Section background={paletteColour(blok.background, 'white')} labelledBy={titleId}>
      <Stack {...itemAttributes(item)}>
        <Story>
          <Column>
            <SectionTitle id={titleId}>{blok.title || `About ${item.name}`}</SectionTitle>
            {blok.description ? (
              <Prose>
                <RichText document={blok.description} />
              </Prose>
            ) : (
              <Prose>
                <p>{item.summary}</p>
              </Prose>
            )}
          </Column>
          <Column>
            {pictures.length > 0 ? (
              <PictureTile style={bandStyle(item.colour)}>
                <ProductGallery
                  name={item.name}
                  pictures={pictures}
                  sizes="(min-width: 1280px) 600px, (min-width: 900px) 48vw, 92vw"
                  zoom
                />
              </PictureTile>
            ) : null}
            <BoxItems items={mapBox(blok, item)} />
          </Column>
        </Story>
        <Specifications groups={groupSpecifications(blok.specifications)} />
        <PriceList tags={tags} />
        <DownloadList downloads={mapDownloads(blok.downloads)} />
      </Stack>
      <Recommended item={item} />
    </Section>
  )
}

/**
 * Everything about a product or bundle: what it is, its other views, what is in the box, its specifications, what it
 * costs to use, its papers, and what goes well with it.
 */
const ProductInfo = ({ blok }: BlockProps<Bloks.ProductInfo>) => {
  const item = useItem(blok)
  return item ? <Info blok={blok} item={item} /> : null
}

export default ProductInfo
