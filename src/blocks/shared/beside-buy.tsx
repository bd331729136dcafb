import styled from 'styled-components'
import type { Bloks } from '../../content'
import { CtaRow } from './cta-row'

const Beside = styled.div`
  max-width: 100%;

  a {
    max-width: 100%;
  }
`

/** A call to action beside a button that buys is a text link, however it looks elsewhere: one button leads. */
export const BesideBuy = ({ ctas = [] }: { ctas: Bloks.Cta[] | undefined }) =>
  ctas.length === 0 ? null : (
    <Beside>
      <CtaRow ctas={ctas.map((cta) => ({ ...cta, style: 'link' }))} />
    </Beside>
  )
