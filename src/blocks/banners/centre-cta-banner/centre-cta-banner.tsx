import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour, space } from '../../../theme'
import { Lead, Section, SectionTitle } from '../../../ui'
import { CtaRow } from '../../shared/text/cta-row'

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s};
  text-align: center;
`

const Title = styled(SectionTitle)`
  max-width: 18em;
`

const Actions = styled.div`
  margin-top: ${space.s};
`

/** One line and one call to action on a colour. */
const CentreCtaBanner = ({ blok }: BlockProps<Bloks.CentreCtaBanner>) => {
  const titleId = `title-${blok._uid}`
  return (
    <Section
      background={paletteColour(blok.background, 'green')}
      rhythm={blok.rhythm || 'loud'}
      labelledBy={titleId}
    >
      <Centre>
        <Title id={titleId}>{blok.title}</Title>
        {blok.text ? <Lead>{blok.text}</Lead> : null}
        {blok.ctas?.length ? (
          <Actions>
            <CtaRow ctas={blok.ctas} align="centre" />
          </Actions>
        ) : null}
      </Centre>
    </Section>
  )
}

export default CentreCtaBanner
