import styled from 'styled-components'
import { RichText, type BlockProps, type Bloks } from '../../../content'
import { paletteColour, space, type } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { CardFrame, CardHeading } from '../../shared/card-frame'
import { CtaRow } from '../../shared/cta-row'
import { NoticeMark, type NoticeKind } from './notice-mark'

/** From here the sign stands beside its words. */
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

/** A notice: what kind it is, in a sign and for screen readers in words, what to know, and one link. */
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
