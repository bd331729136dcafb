import styled from 'styled-components'
import { maxWidth, navHeight, space, type } from '../theme'
import { WordMark } from './navigation/word-mark'
import { PhoneLink } from '../ui'

const Bar = styled.header`
  padding-inline: ${space.gutter};
  border-bottom: 1px solid var(--line);
`
const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  max-width: ${maxWidth};
  min-height: ${navHeight};
  margin-inline: auto;
`
const Help = styled.p`
  ${type.note}
  text-align: right;
`

type CheckoutHeaderProps = { phone: string | undefined; hours: string | undefined }

/** The header of a checkout: only the link home and a phone number. */
export const CheckoutHeader = ({ phone, hours }: CheckoutHeaderProps) => (
  <Bar>
    <Inner>
      <WordMark />
      {phone ? (
        <Help>
          <span suppressHydrationWarning>Need help? </span>
          <PhoneLink phone={phone} />
          {hours ? <span suppressHydrationWarning>{` ${hours}`}</span> : null}
        </Help>
      ) : null}
    </Inner>
  </Bar>
)
