import { ProductGallery, useProduct } from '../../../catalogue'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Section, SectionTitle } from '../../../ui'
import { Prose } from '../../shared/prose'
import { BoxItems, DownloadList, Specifications } from './details'
import { groupSpecifications, mapDownloads, mapPictures } from './map-product-info'
import { Column, PictureTile, Stack, Story } from './product-info.styles'

/** Everything about a product: what it is, its other views, what is in the box, its specifications and papers. */
const ProductInfo = ({ blok }: BlockProps<Bloks.ProductInfo>) => {
  const product = useProduct(blok.sku)
  if (!product) return null
  const titleId = `title-${blok._uid}`
  const pictures = mapPictures(blok, product)
  return (
    <Section background={paletteColour(blok.background, 'white')} labelledBy={titleId}>
      <Stack data-sku={product.sku}>
        <Story>
          <Column>
            <SectionTitle id={titleId}>{blok.title || `About ${product.name}`}</SectionTitle>
            {blok.description ? (
              <Prose>
                <RichText document={blok.description} />
              </Prose>
            ) : (
              <Prose>
                <p>{product.summary}</p>
              </Prose>
            )}
          </Column>
          <Column>
            {pictures.length > 0 ? (
              <PictureTile style={bandStyle(paletteColour(product.background, 'light-gray'))}>
                <ProductGallery
                  name={product.name}
                  pictures={pictures}
                  sizes="(min-width: 1280px) 600px, (min-width: 900px) 48vw, 92vw"
                  zoom
                />
              </PictureTile>
            ) : null}
            <BoxItems items={blok.box_items ?? []} />
          </Column>
        </Story>
        <Specifications groups={groupSpecifications(blok.specifications)} />
        <DownloadList downloads={mapDownloads(blok.downloads)} />
      </Stack>
    </Section>
  )
}

export default ProductInfo
