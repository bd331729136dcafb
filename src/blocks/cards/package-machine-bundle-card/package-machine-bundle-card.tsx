import styled from 'styled-components'
import { addRand, formatRandWhole } from '../../../../shared/money'
import {
  mapSolution,
  type BundleDisplay,
  type ProductDisplay,
  type Solution,
  PriceDisplay,
  RICA_NOTICE,
  useBundle,
  useProducts,
} from '../../../catalogue'
import { linkProps, type Bloks, Picture, type BlockProps } from '../../../content'
import {
  withOwnWords,
  ProductActions,
  Actions,
  Badges,
  Body,
  Card,
  Name,
  PictureArea,
  Text,
  Words,
} from '../../../product-tile'
import { figures, bandStyle, type } from '../../../theme'
import { Icon, Note } from '../../../ui'

type BundleCard = {
  /** The catalogue's bundle, with the fields that the editor overrides on this card. */
  bundle: BundleDisplay
  included: Solution['included']
  /** The sum of the contents' single prices, in rand. */
  singlePrice: number
  /** The difference between that sum and the bundle's price, in rand; 0 if the bundle is not cheaper. */
  saving: number
}

/**
 * Maps a bundle to its card: the contents at their current prices, and the saving. A product that is not sold here singly counts as
 * zero, so that the saving is never shown too high.
 */
const mapBundleCard = (
  blok: Bloks.PackageMachineBundleCard,
  bundle: BundleDisplay,
  products: readonly ProductDisplay[],
): BundleCard => {
  const contents = mapSolution(
    bundle.parts.map(({ sku, quantity }) => ({ sku, quantity: String(quantity) })),
    products,
  )
  const singlePrice = contents?.price ?? 0
  return {
    bundle: {
      ...withOwnWords(blok, bundle),
      buyText: blok.buyText || bundle.buyText,
      detailsLink: linkProps(blok.link) ? blok.link : bundle.detailsLink,
    },
    included: contents?.included ?? [],
    singlePrice,
    saving: Math.max(0, addRand(singlePrice, -bundle.price)),
  }
}

const Contents = styled.ul`
  display: grid;
  padding-block: 4px;
  border-block: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 10px;
    padding-block: 8px;
    ${type.label}
  }
  li > :last-child {
    font-weight: 400;
    ${figures}
  }
  svg {
    color: #0a7d4f;
  }
  li[data-sum] {
    color: var(--quiet);
    font-weight: 400;
  }
  li[data-sum] > :first-child {
    grid-column: 1 / 3;
  }
`

const InTheBox = ({ included, singlePrice, saving }: Omit<BundleCard, 'bundle'>) =>
  included.length === 0 ? null : (
    <Contents role="list" aria-label="What is included">
      {included.map(({ product, quantity }) => (
        <li key={product.sku}>
          <Icon name="check" size={20} />
          <span>{quantity > 1 ? `${quantity} × ${product.name}` : product.name}</span>
          <span>{product.price === 0 ? 'Free' : formatRandWhole(product.price * quantity)}</span>
        </li>
      ))}
      {saving > 0 ? (
        <li data-sum="">
          <span>Bought one by one</span>
          <span>{formatRandWhole(singlePrice)}</span>
        </li>
      ) : null}
    </Contents>
  )

/** A machine bundle: its contents, the saving compared with the single prices, and the button. */
const PackageMachineBundleCard = ({ blok }: BlockProps<Bloks.PackageMachineBundleCard>) => {
  const found = useBundle(blok.bundle_code)
  const products = useProducts()
  if (!found) return null
  const { bundle, ...contents } = mapBundleCard(blok, found, products)
  return (
    <Card data-bundle-code={bundle.bundleCode} style={bandStyle('white')}>
      <PictureArea data-picture-area style={bandStyle(bundle.colour)}>
        {contents.saving > 0 ? (
          <Badges role="list">
            <li style={bandStyle('charcoal')}>{`Save ${formatRandWhole(contents.saving)}`}</li>
          </Badges>
        ) : null}
        <Picture asset={bundle.image} sizes="(min-width: 1280px) 400px, (min-width: 667px) 46vw, 92vw" />
      </PictureArea>
      <Body>
        <Words>
          <Name>{bundle.name}</Name>
          {bundle.summary ? <Text>{bundle.summary}</Text> : null}
        </Words>
        <InTheBox {...contents} />
        <PriceDisplay item={bundle} />
        {contents.included.some(({ product }) => product.type === 'sim_card') ? (
          <Note>{RICA_NOTICE}</Note>
        ) : null}
        <Actions>
          <ProductActions item={bundle} />
        </Actions>
      </Body>
    </Card>
  )
}

export default PackageMachineBundleCard
