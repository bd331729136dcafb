import { useState } from 'react'
import { feeLadder, FeeTable, useFeeType, useVatPercent, withVat, type FeeStep } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { SelectField, VisuallyHidden } from '../../../ui'
import { CardFrame, CardHeading } from '../../shared/card-frame'
import { PriceWords } from '../../shared/price-part'
import { packageFor, turnoverChoices, type TurnoverChoice } from './map-turnover'
import { Choice, Layout } from './package-turnover-selector-card.styles'
import { SuggestedPackage } from './suggested-package'

type AnswerProps = {
  blok: Bloks.PackageTurnoverSelectorCard
  term: string
  ladder: readonly FeeStep[]
  choices: readonly TurnoverChoice[]
  first: TurnoverChoice
}

const Answer = ({ blok, term, ladder, choices, first }: AnswerProps) => {
  const vatPercent = useVatPercent()
  const [value, setValue] = useState<string>()
  const { step, label } = choices.find((choice) => choice.value === value) ?? first
  const { excl, incl } = withVat(step.percent, vatPercent)
  const suggested = packageFor(blok.packages, step.from)
  const suggestion = suggested ? ` We suggest ${suggested.title}.` : ''
  return (
    <Layout>
      <Choice>
        <CardHeading size="large">{blok.title}</CardHeading>
        {choices.length > 1 ? (
          <SelectField
            name="turnover"
            label={blok.label || 'Card sales in a month'}
            options={choices}
            value={value ?? first.value}
            onChange={({ target }) => setValue(target.value)}
          />
        ) : null}
        <PriceWords
          amounts={[
            { figure: excl, vat: 'excl. VAT' },
            { figure: incl, vat: 'incl. VAT' },
          ]}
          term={term}
        />
        <VisuallyHidden role="status">
          {value === undefined ? '' : `${label}: ${excl} excl. VAT, ${incl} incl. VAT.${suggestion}`}
        </VisuallyHidden>
      </Choice>
      {/* Anew for each: a press that was meant for one package never buys another. */}
      {suggested ? <SuggestedPackage key={suggested._uid} suggested={suggested} /> : null}
      {choices.length > 1 ? <FeeTable ladder={ladder} current={step} /> : null}
    </Layout>
  )
}

/** The turnover of a month, chosen from the steps of a fee; the fee that goes with it, and the package to take. */
const PackageTurnoverSelectorCard = ({ blok }: BlockProps<Bloks.PackageTurnoverSelectorCard>) => {
  const fee = useFeeType(blok.fee_type)
  const ladder = fee ? feeLadder(fee) : []
  const choices = turnoverChoices(ladder)
  const [first] = choices
  return fee && first ? (
    <CardFrame background={paletteColour(blok.background, 'mint-green')}>
      <Answer blok={blok} term={fee.priceTerm ?? ''} ladder={ladder} choices={choices} first={first} />
    </CardFrame>
  ) : null
}

export default PackageTurnoverSelectorCard
