import styled from 'styled-components'
import { useState } from 'react'
import { formatRandWhole } from '../../../../shared/money'
import {
  isObtainable,
  itemAttributes,
  PriceDisplay,
  useItem,
  type CatalogueItem,
  feeLadder,
  FeeTable,
  useFeeType,
  useVatForm,
  useVatPercent,
  VAT_WORDS,
  VatSwitch,
  withVat,
  type FeeStep,
} from '../../../catalogue'
import { Picture, type Bloks, type BlockProps } from '../../../content'
import { ProductBuy } from '../../../product-tile'
import { radius, space, type, bandStyle, paletteColour } from '../../../theme'
import { CardTitle, SelectField, VisuallyHidden } from '../../../ui'
import { CardText, CardFrame, CardHeading } from '../../shared/cards/card-frame'
import { BesideBuy, CtaRow } from '../../shared/text/cta-row'
import { PriceWords } from '../../shared/figures/price-part'

/** From this width the package is beside the choices. */
const wide = '@container (min-width: 720px)'

const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'choice' 'package' 'ladder';
  align-content: start;
  gap: ${space.m};

  > table {
    grid-area: ladder;
    align-self: start;
  }
  ${wide} {
    &:has(> [data-package]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      grid-template-areas: 'choice package' 'ladder package';
      column-gap: clamp(32px, 5cqi, 72px);
    }
  }
`

const Choice = styled.div`
  grid-area: choice;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};

  ${wide} {
    > h3 {
      font-size: clamp(1.75rem, 3.2cqi, 2.5rem);
    }
  }
`

/** A sheet on the card that groups the suggested package. */
const Sheet = styled.div`
  grid-area: package;
  align-self: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  padding: clamp(16px, 4cqi, 28px);
  border-radius: 16px;
  background: var(--band);
  color: var(--ink);
`

const Suggested = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  &[data-pictured] {
    grid-template-columns: 88px minmax(0, 1fr);
    align-items: start;
  }
  ${wide} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Floor = styled.div`
  overflow: clip;
  border-radius: ${radius.control};
  background: var(--band);

  > img {
    width: 100%;
    aspect-ratio: 1;
    padding: 8px 8px 0;
    object-fit: contain;
    object-position: 50% 100%;
  }
  ${wide} {
    > img {
      aspect-ratio: 16 / 9;
      padding-top: ${space.s};
    }
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`

const Eyebrow = styled.p`
  ${type.label}
  color: var(--quiet);
`

const ItemName = styled.p`
  ${type.label}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
`

type OfferProps = { item: CatalogueItem; title: string; ctas: Bloks.Cta[] | undefined }

/** The item of the package, with its name if that differs, its current price and its button. */
const Offer = ({ item, title, ctas }: OfferProps) => (
  <>
    <div>
      {item.name === title ? null : <ItemName>{item.name}</ItemName>}
      <PriceDisplay item={item} />
    </div>
    {isObtainable(item) ? (
      <Actions>
        <ProductBuy item={item} />
        <BesideBuy ctas={ctas} />
      </Actions>
    ) : (
      <CtaRow ctas={ctas} />
    )}
  </>
)

/** The package for a turnover; if it contains a product or bundle, that item is shown at its current price. */
const SuggestedPackage = ({ suggested }: { suggested: Bloks.TurnoverPackage }) => {
  const item = useItem(suggested)
  const { title, text, cta } = suggested
  return (
    <Sheet {...(item && itemAttributes(item))} data-package="" style={bandStyle('white')}>
      <Suggested data-pictured={item ? '' : undefined}>
        {item ? (
          <Floor style={bandStyle(item.colour)}>
            <Picture asset={item.image} alt="" sizes="(min-width: 900px) 520px, 88px" />
          </Floor>
        ) : null}
        <Words>
          <Eyebrow>We suggest</Eyebrow>
          <CardTitle as="h4">{title}</CardTitle>
          {text ? <CardText>{text}</CardText> : null}
        </Words>
      </Suggested>
      {item ? <Offer item={item} title={title} ctas={cta} /> : <CtaRow ctas={cta} />}
    </Sheet>
  )
}

/** A monthly turnover that can be chosen: a step of the fee, and its label. */
type TurnoverChoice = { value: string; label: string; step: FeeStep }

const words = ({ from }: FeeStep, next: FeeStep | undefined, isFirst: boolean): string => {
  if (!next) return isFirst ? 'Any month' : `${formatRandWhole(from)} and more`
  return isFirst
    ? `Up to ${formatRandWhole(next.from)}`
    : `${formatRandWhole(from)} to ${formatRandWhole(next.from)}`
}

/** The steps of a fee as choices: `Up to R100,000`, `R100,000 to R250,000`, `R250,000 and more`; a single step is `Any month`. */
export const turnoverChoices = (ladder: readonly FeeStep[]): TurnoverChoice[] =>
  ladder.map((step, at) => ({
    value: String(step.from),
    label: words(step, ladder[at + 1], at === 0),
    step,
  }))

/**
 * The package for a turnover: the one with the highest starting turnover that is not above it. Undefined if all start above it.
 * @param turnover rand a month
 */
export const packageFor = <Package extends Pick<Bloks.TurnoverPackage, 'from'>>(
  packages: readonly Package[],
  turnover: number,
): Package | undefined =>
  packages
    .filter(({ from }) => Number(from) <= turnover)
    .sort((one, other) => Number(one.from) - Number(other.from))
    .at(-1)

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
  const form = useVatForm()
  const percent = withVat(step.percent, vatPercent)[form]
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
        <PriceWords figure={percent} words={[term, VAT_WORDS[form]].filter(Boolean).join(', ')} />
        <VatSwitch />
        <VisuallyHidden role="status">
          {value === undefined ? '' : `${label}: ${percent} ${VAT_WORDS[form]}.${suggestion}`}
        </VisuallyHidden>
      </Choice>
      {/* A new element for each package: a press that was meant for one package never buys another. */}
      {suggested ? <SuggestedPackage key={suggested._uid} suggested={suggested} /> : null}
      {choices.length > 1 ? <FeeTable ladder={ladder} current={step} /> : null}
    </Layout>
  )
}

/** A choice of monthly turnover from the steps of a fee, with the fee and the package for it. */
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
