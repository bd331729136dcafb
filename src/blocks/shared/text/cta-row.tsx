import styled from 'styled-components'
import { linkProps, type Bloks } from '../../../content'
import { below } from '../../../theme'
import { ButtonLink } from '../../../ui'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > a {
    max-width: 100%;
  }
  &[data-align='centre'] {
    justify-content: center;
  }
  ${below.sm} {
    &[data-stack] > a {
      width: 100%;
    }
  }
`

type CtaRowProps = {
  ctas: Bloks.Cta[] | undefined
  align?: 'start' | 'centre'
  /** On phones full-width buttons below each other. */
  stack?: boolean
}

/** The calls to action of a block as link buttons. One without text or target is left out. */
export const CtaRow = ({ ctas = [], align = 'start', stack }: CtaRowProps) => {
  const buttons = ctas.flatMap(({ _uid, text, link, style }) => {
    const target = linkProps(link)
    return target && text ? [{ key: _uid, text, target, variant: style || ('primary' as const) }] : []
  })
  if (buttons.length === 0) return null
  return (
    <Row data-align={align} data-stack={stack ? '' : undefined}>
      {buttons.map(({ key, text, target, variant }) => (
        <ButtonLink key={key} variant={variant} {...target}>
          {text}
        </ButtonLink>
      ))}
    </Row>
  )
}

const Beside = styled.div`
  max-width: 100%;

  a {
    max-width: 100%;
  }
`

/** Calls to action beside a buy button: always text links, so that the buy button stands out. */
export const BesideBuy = ({ ctas = [] }: { ctas: Bloks.Cta[] | undefined }) =>
  ctas.length === 0 ? null : (
    <Beside>
      <CtaRow ctas={ctas.map((cta) => ({ ...cta, style: 'link' }))} />
    </Beside>
  )
