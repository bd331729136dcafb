import styled from 'styled-components'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { Fold } from '../../shared/text/fold'
import { PackageFrame } from '../../shared/cards/package-frame'
import { PricePart } from '../../shared/figures/price-part'
import { Prose } from '../../shared/text/prose'

const Details = styled(Prose)`
  font-size: 1rem;
  line-height: 1.5;

  > * + :is(h2, h3, h4) {
    margin-top: 1.4em;
  }
  /* Browsers would style it as a nested list, since the cards are a list. */
  > ul {
    list-style: disc;
  }
`

/** A plan with its name and price; its details open on demand. */
const PackageDetailsCard = ({ blok }: BlockProps<Bloks.PackageDetailsCard>) => (
  <PackageFrame blok={blok} colour="cream" price={<PricePart code={blok.price_item} />}>
    <Fold label={blok.details_label || 'What is included'}>
      <Details>
        <RichText document={blok.details} />
      </Details>
    </Fold>
  </PackageFrame>
)

export default PackageDetailsCard
