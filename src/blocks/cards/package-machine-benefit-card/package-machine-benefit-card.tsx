import styled from 'styled-components'
import { useProduct } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { type } from '../../../theme'
import { Icon, isIconName } from '../../../ui'
import { BesideBuy } from '../../shared/text/cta-row'
import { withOwnWords, ProductTile } from '../../../product-tile'

const Contents = styled.ul`
  padding-block: 6px;
  border-block: 1px solid var(--line);
  ${type.label}

  > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 12px;
    padding-block: 7px;
  }
`

/** The benefits that an editor lists for a machine; renders nothing without benefits. */
const WhatComesWithIt = ({ benefits = [] }: Pick<Bloks.PackageMachineBenefitCard, 'benefits'>) =>
  benefits.length === 0 ? null : (
    <Contents role="list" aria-label="What comes with it">
      {benefits.map(({ _uid, text, icon }) => (
        <li key={_uid}>
          <Icon name={isIconName(icon) ? icon : 'check'} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </Contents>
  )

/** A machine at its current price, and its benefits. Renders nothing if the shop does not sell it here. */
const PackageMachineBenefitCard = ({ blok }: BlockProps<Bloks.PackageMachineBenefitCard>) => {
  const machine = useProduct(blok.sku)
  return machine ? (
    <ProductTile item={withOwnWords(blok, machine)} beside={<BesideBuy ctas={blok.cta} />}>
      <WhatComesWithIt benefits={blok.benefits} />
    </ProductTile>
  ) : null
}

export default PackageMachineBenefitCard
