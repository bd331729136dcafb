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

/** What an editor promises with a machine; nothing when that is nothing. */
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

/** A machine and what comes with it, at its price now. One that the shop does not sell here leaves no gap. */
const PackageMachineBenefitCard = ({ blok }: BlockProps<Bloks.PackageMachineBenefitCard>) => {
  const machine = useProduct(blok.sku)
  return machine ? (
    <ProductTile item={withOwnWords(blok, machine)} beside={<BesideBuy ctas={blok.cta} />}>
      <WhatComesWithIt benefits={blok.benefits} />
    </ProductTile>
  ) : null
}

export default PackageMachineBenefitCard
