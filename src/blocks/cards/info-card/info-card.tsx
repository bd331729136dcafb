import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { radius, paletteColour, space, type } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { CardFrame, CardHeading } from '../../shared/cards/card-frame'
import { CtaRow } from '../../shared/text/cta-row'

/** The icon, colour and name of each kind of notice in the content model. */
type NoticeKind = 'info' | 'tip' | 'warning'

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.pill};
  background: var(--ink);
  color: var(--band);

  &[data-kind='warning'] {
    background: var(--warning);
  }
`

const DRAWINGS: Record<NoticeKind, ReactNode> = {
  info: <path d="M12 11v7M12 6.500v.01" />,
  tip: <path d="M9 17.500h6M10 21h4M9 17.500c0-2-3-3.500-3-7.500a6 6 0 1 1 12 0c0 4-3 5.500-3 7.500" />,
  warning: <path d="M12 5.500v8.500M12 18.500v.01" />,
}

/** An icon on a disc. Decoration: the text beside it has the same meaning. */
const NoticeMark = ({ kind }: { kind: NoticeKind }) => (
  <Disc data-kind={kind}>
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={kind === 'tip' ? 2 : 3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[kind]}
    </svg>
  </Disc>
)

/** From this width the icon is beside its text. */
const wide = '@container (min-width: 440px)'

const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: ${space.s} ${space.m};

  ${wide} {
    grid-template: 1fr / auto minmax(0, 1fr);
  }
`
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  > [data-align] {
    margin-top: auto;
    padding-top: ${space.xs};
  }
  ${wide} {
    padding-top: 10px;
  }
`
const Text = styled.div`
  max-width: 36em;
  ${type.body}

  > * + * {
    margin-top: 0.7em;
  }
  ul,
  ol {
    padding-inline-start: 1.3em;
  }
  li + li {
    margin-top: 0.3em;
  }
`

const NAMES: Record<NoticeKind, string> = { info: 'Good to know: ', tip: 'Tip: ', warning: 'Take care: ' }

/** A notice: its kind as an icon and as text for screen readers, a text, and one link. */
const InfoCard = ({ blok }: BlockProps<Bloks.InfoCard>) => {
  const kind = blok.type || 'info'
  return (
    <CardFrame background={paletteColour(blok.background, 'mint-green')}>
      <Layout>
        <NoticeMark kind={kind} />
        <Words>
          <CardHeading>
            <VisuallyHidden>{NAMES[kind]}</VisuallyHidden>
            <span>{blok.title}</span>
          </CardHeading>
          {blok.text ? (
            <Text>
              <RichText document={blok.text} />
            </Text>
          ) : null}
          <CtaRow ctas={blok.cta} />
        </Words>
      </Layout>
    </CardFrame>
  )
}

export default InfoCard
