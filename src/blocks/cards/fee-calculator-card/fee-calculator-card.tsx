import { useEffect, useState, useMemo, type CSSProperties, type ReactNode } from 'react'
import { formatRand, formatRandWhole } from '../../../../shared/money'
import { useCharges, useVatForm, useVatPercent, VAT_WORDS, VatSwitch } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { showQuery } from '../../../platform/address'
import { useInBrowser } from '../../../platform/use-in-browser'
import { bandStyle, isDark, paletteColour, wellStyle } from '../../../theme'
import { CopyButton, VisuallyHidden } from '../../../ui'
import { CardHeading, CardText } from '../../shared/cards/card-frame'
import { turnoverStops } from '../../shared/figures/month-fee'
import { Fold } from '../../shared/text/fold'
import { LIMITS, SALE_STOPS, SHARE_STOPS, readMonth, writeMonth, type Month, moveShare } from './month'
import { AmountControl } from './amount-control'
import { CopyRow, Card, Controls, Head, Kept, Layout, Note, Working } from './fee-calculator-card.styles'
import { type Calculator, mapCalculator, workOut, type Worked } from './calculator'
import { WorkedTable } from './worked-table'

type CopyLinkProps = {
  /** The query of the copied link: the message "copied" is shown until the query changes. */
  query: string
  /** Writes the month to the address. */
  onCopy: () => void
}

/** Copies the page's address with the month in it. */
const CopyLink = ({ query, onCopy }: CopyLinkProps) => {
  const address = () => {
    onCopy()
    return window.location.href
  }
  return (
    <CopyRow>
      <CopyButton
        text={query}
        prepare={address}
        copied="Link copied"
        failed="Copying did not work here. The link is in the address bar."
      >
        Copy link
      </CopyButton>
    </CopyRow>
  )
}

/** The address is written after this many milliseconds without a change, since browsers allow only 100 writes in 30 seconds. */
const REST = 400

/**
 * The month that is shown: the example in the server's HTML, then the month in the address, then the visitor's settings. The
 * address follows without a new history entry. `rested` is the month after the visitor has stopped changing it.
 */
const useMonth = ({ channels, example }: Pick<Calculator, 'channels' | 'example'>) => {
  const readAddress = () => readMonth(window.location.search, channels, example)
  const addressed = useInBrowser(readAddress, example)
  const [own, setOwn] = useState<Month>()
  const [rested, setRested] = useState<Month>()
  const month = own ?? addressed
  const query = writeMonth('', channels, month)

  const show = () => showQuery(writeMonth(window.location.search, channels, month), { replaces: true })

  useEffect(() => {
    if (!own) return
    const timer = setTimeout(() => {
      setRested(own)
      showQuery(writeMonth(window.location.search, channels, own), { replaces: true })
    }, REST)
    return () => clearTimeout(timer)
  }, [own, channels])

  /** A change made before the address was read is applied to the month in the address. */
  const change = (next: (month: Month) => Month) => setOwn((before) => next(before ?? readAddress()))

  return { month, rested, query, change, show }
}

const rand = (cents: number): string => formatRand(cents / 100)

/** The amount that the merchant keeps, once. */
const Result = ({ worked: { left, total } }: { worked: Worked }) => (
  <Kept style={{ '--characters': rand(left).length } as CSSProperties}>
    <span>You keep</span> <strong>{rand(left)}</strong>{' '}
    <span>{`after ${rand(total)} in fees and prices`}</span>
  </Kept>
)

type SettersProps = {
  calculator: Calculator
  month: Month
  worked: Worked
  change: (next: (month: Month) => Month) => void
}

const Setters = ({ calculator: { channels }, month, worked, change }: SettersProps) => {
  const fees = `fees ${rand(worked.total)}`
  return (
    <Controls>
      <AmountControl
        label="Sales in a month"
        value={month.turnover}
        unit="R"
        limits={LIMITS.turnover}
        stops={turnoverStops(...channels.map(({ ladder }) => ladder))}
        valueText={`${formatRandWhole(month.turnover)} a month: ${fees}`}
        onChange={(turnover) => change((before) => ({ ...before, turnover }))}
      />
      <AmountControl
        label="An average sale"
        value={month.sale}
        unit="R"
        limits={LIMITS.sale}
        stops={SALE_STOPS}
        valueText={`${formatRandWhole(month.sale)} a sale`}
        onChange={(sale) => change((before) => ({ ...before, sale }))}
      />
      {channels.length > 1 ? (
        <fieldset>
          <legend>How your sales come in</legend>
          {worked.channels.map(({ name, label, share, cents }, at) => (
            <AmountControl
              key={name}
              label={label}
              value={share}
              unit="%"
              limits={LIMITS.share}
              stops={SHARE_STOPS}
              valueText={`${share}%, ${rand(cents)} a month: ${fees}`}
              onChange={(to) => change((before) => ({ ...before, mix: moveShare(before.mix, at, to) }))}
            />
          ))}
          <Note>Together always 100%: move one and the others make room.</Note>
        </fieldset>
      ) : null}
    </Controls>
  )
}

type SumsProps = { calculator: Calculator; head: ReactNode }

const Sums = ({ calculator, head }: SumsProps) => {
  const vatPercent = useVatPercent()
  const { month, rested, query, change, show } = useMonth(calculator)
  const form = useVatForm()
  const worked = workOut(calculator, month, vatPercent, form)
  const said = rested && workOut(calculator, rested, vatPercent, form)
  return (
    <Layout>
      <div>
        {head}
        <Setters calculator={calculator} month={month} worked={worked} change={change} />
      </div>
      <div>
        <Result worked={worked} />
        <VisuallyHidden role="status">
          {said
            ? `You keep ${rand(said.left)}. Fees and prices: ${rand(said.total)} ${VAT_WORDS[form]}.`
            : null}
        </VisuallyHidden>
        <Working>
          <VatSwitch />
          <Fold label="How we worked this out">
            <WorkedTable worked={worked} month={month} vatPercent={vatPercent} form={form} />
          </Fold>
          <CopyLink query={query} onCopy={show} />
        </Working>
      </div>
    </Layout>
  )
}

/** A calculator for the merchant's own month: the fees, the remaining amount, and how each figure is calculated. */
const FeeCalculatorCard = ({ blok }: BlockProps<Bloks.FeeCalculatorCard>) => {
  const charges = useCharges()
  const calculator = useMemo(() => mapCalculator(blok, charges), [blok, charges])
  const colour = paletteColour(blok.background, 'cream')
  return calculator.channels.length > 0 ? (
    <Card data-dark={isDark(colour) ? '' : undefined} style={{ ...bandStyle(colour), ...wellStyle(colour) }}>
      <Sums
        calculator={calculator}
        head={
          <Head>
            <CardHeading size="large">{blok.title}</CardHeading>
            {blok.text ? <CardText>{blok.text}</CardText> : null}
          </Head>
        }
      />
    </Card>
  ) : null
}

export default FeeCalculatorCard
