import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Bloks } from '../../content'
import { bandStyle, largeTarget, radius, space, type, type PaletteColour } from '../../theme'
import { Icon, isIconName, Lead, Section, SectionTitle, PhoneLink } from '../../ui'
import { sectionProps } from './section-props'

/** From this container width the text is beside the form; the form may also be in a dialog. */
const wide = '@container (min-width: 860px)'

const Place = styled.div`
  container-type: inline-size;
`
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'head' 'form' 'points';
  gap: clamp(24px, 3vw, 40px) clamp(32px, 5vw, 88px);

  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    grid-template-areas: 'head form' 'points form';

    /* There is no form beside the text. */
    &:has(> :only-child) {
      grid-template: auto / minmax(0, 720px);
      grid-template-areas: 'form';
      justify-content: center;
    }
  }
`
const Head = styled.header`
  grid-area: head;
  display: grid;
  align-content: start;
  gap: ${space.s};

  > p {
    white-space: pre-line;
  }
`
const Points = styled.ul`
  grid-area: points;
  display: grid;
  align-content: start;
  gap: ${space.s};
  ${type.body}

  > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 14px;
  }
  a {
    font-weight: 600;
    ${largeTarget}
  }
`
/** On a phone the sheet reaches the edges of the screen. */
const Sheet = styled.div`
  grid-area: form;
  align-self: start;
  min-width: 0;
  margin-inline: calc(var(--bleed, ${space.gutter}) * -1);
  padding: clamp(24px, 3.4vw, 48px) var(--bleed, ${space.gutter});
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  @container (min-width: 560px) {
    margin-inline: 0;
    padding-inline: clamp(24px, 3.4vw, 48px);
  }
  &[data-pale] {
    box-shadow: inset 0 0 0 1px rgb(34 34 34 / 0.1);
  }
`

type LeadSectionProps = {
  blok: Bloks.SalesForm | Bloks.RentalReaderForm
  titleId: string
  /** The band's colour when the editor has chosen none. */
  colour: PaletteColour
  /** The form. */
  children: ReactNode
}

/** A form on a white sheet, with its title, text and promises beside it, or above and below it where there is no space. */
export const LeadSection = ({ blok, titleId, colour, children }: LeadSectionProps) => {
  const { title, text, points = [], phone } = blok
  const band = sectionProps(blok, colour)
  return (
    <Section {...band} labelledBy={title ? titleId : undefined}>
      <Place>
        <Layout>
          {title || text ? (
            <Head>
              {title ? <SectionTitle id={titleId}>{title}</SectionTitle> : null}
              {text ? <Lead>{text}</Lead> : null}
            </Head>
          ) : null}
          <Sheet
            data-pale={['white', 'cream'].includes(band.background) ? '' : undefined}
            style={bandStyle('white')}
          >
            {children}
          </Sheet>
          {points.length > 0 || phone ? (
            <Points role="list">
              {points.map((point) => (
                <li key={point._uid}>
                  <Icon name={isIconName(point.icon) ? point.icon : 'check'} />
                  <span>{point.text}</span>
                </li>
              ))}
              {phone ? (
                <li>
                  <Icon name="phone" />
                  <span>
                    Rather talk now? <PhoneLink phone={phone} />
                  </span>
                </li>
              ) : null}
            </Points>
          ) : null}
        </Layout>
      </Place>
    </Section>
  )
}
