import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { from, paletteColour, type } from '../../../theme'
import { isPaymentMark, nameOfMark, PaymentMark } from '../../../checkout'
import { Section } from '../../../ui'

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-block: 4px;
  ${type.label}
  color: var(--quiet);

  ${from.lg} {
    flex-direction: row;
    align-items: center;
    gap: 40px;
  }
`

const Methods = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.9rem, 45%), 1fr));
  gap: 14px 20px;

  ${from.lg} {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px 24px;
  }
`

const Method = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;

  > svg {
    width: 30px;
    height: 20px;
  }
`

/** The accepted cards and wallets, each with its logo and name. */
const PaymentLogoBanner = ({ blok }: BlockProps<Bloks.PaymentLogoBanner>) => {
  const marks = (blok.methods ?? []).filter(isPaymentMark)
  if (marks.length === 0) return null
  return (
    <Section background={paletteColour(blok.background, 'white')} rhythm="tight">
      <Row>
        {blok.title ? <p id={`title-${blok._uid}`}>{blok.title}</p> : null}
        <Methods role="list" aria-labelledby={blok.title ? `title-${blok._uid}` : undefined}>
          {marks.map((mark) => (
            <Method key={mark}>
              <PaymentMark of={mark} />
              <span>{nameOfMark(mark)}</span>
            </Method>
          ))}
        </Methods>
      </Row>
    </Section>
  )
}

export default PaymentLogoBanner
