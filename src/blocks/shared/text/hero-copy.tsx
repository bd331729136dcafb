import styled from 'styled-components'
import type { Bloks } from '../../../content'
import { space } from '../../../theme'
import { HeroTitle, Lead } from '../../../ui'
import { CtaRow } from './cta-row'

const Copy = styled.div`
  container-type: inline-size;

  &[data-align='centre'] {
    text-align: center;
  }
`

export const Eyebrow = styled.p`
  margin-bottom: ${space.s};
  font: 600 1.0625rem/1.3 var(--text);
`

// The size depends on the column as well as on the window, so that a headline fits half a page in two lines.
const Title = styled(HeroTitle)`
  font-size: clamp(2.5rem, min(14.4cqi, 1.2rem + 5.6vw), 5.75rem);
`

const Text = styled(Lead)`
  margin-top: clamp(16px, 2vw, 28px);
  white-space: pre-line;
  text-wrap: balance;

  [data-align='centre'] > & {
    margin-inline: auto;
  }
`

const Actions = styled.div`
  margin-top: clamp(24px, 2.6vw, 40px);
`

type HeroCopyProps = {
  copy: Pick<Bloks.HeroCentre, 'eyebrow' | 'title' | 'text' | 'ctas'>
  titleId: string
  align?: 'start' | 'centre'
}

/** The text of a hero: eyebrow, headline, one or two sentences, up to two calls to action. */
export const HeroCopy = ({ copy, titleId, align = 'start' }: HeroCopyProps) => (
  <Copy data-align={align}>
    {copy.eyebrow ? <Eyebrow>{copy.eyebrow}</Eyebrow> : null}
    <Title id={titleId}>{copy.title}</Title>
    {copy.text ? <Text>{copy.text}</Text> : null}
    {copy.ctas?.length ? (
      <Actions>
        <CtaRow ctas={copy.ctas} align={align} stack />
      </Actions>
    ) : null}
  </Copy>
)
