import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { figures, from, largeTarget, space, type } from '../../../theme'
import { Section } from '../../../ui'
import { sectionProps } from '../../shared/section-props'

/* The figure and its label are on one line; on a phone the figure is above the label. */
const Statement = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  > h2 {
    display: grid;
    gap: ${space.s} clamp(24px, 4vw, 64px);
    font: inherit;

    ${from.md} {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: end;
      align-items: last baseline;
    }
  }
`

/* Always one line: fewer characters are set larger, up to a size that fills half of the widest page. */
const Figure = styled.strong`
  font: 800 1rem/0.82 var(--headline);
  font-size: clamp(min(3.5rem, 17.5vw), 96cqi / (var(--characters) * 0.64), 9rem);
  ${figures}
  letter-spacing: -0.02em;

  ${from.md} {
    font-size: clamp(6rem, 56cqi / (var(--characters) * 0.64), 17rem);
  }
`

const Counted = styled.span`
  max-width: 16em;
  ${type.section}
  font-size: clamp(1.75rem, 1.3rem + 2vw, 3.25rem);
  line-height: 1.06;
  text-wrap: balance;
`

const Source = styled.p`
  ${type.label}
  color: var(--quiet);

  > a {
    ${largeTarget}
  }
`

/** One number as large as the page allows, what it counts, and who counted it. */
const SocialProofBanner = ({ blok }: BlockProps<Bloks.SocialProofBanner>) => {
  const titleId = `title-${blok._uid}`
  const link = linkProps(blok.link)
  const source = blok.source || (link ? 'Where this number comes from' : '')
  return (
    <Section {...sectionProps(blok, 'blue')} labelledBy={titleId}>
      <Statement>
        <h2 id={titleId}>
          <Figure style={{ '--characters': blok.figure.length } as CSSProperties}>{blok.figure}</Figure>{' '}
          <Counted>{blok.text}</Counted>
        </h2>
        {source ? <Source>{link ? <a {...link}>{source}</a> : source}</Source> : null}
      </Statement>
    </Section>
  )
}

export default SocialProofBanner
