import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour, space } from '../../../theme'
import { Icon, isIconName } from '../../../ui'
import { CardFrame, CardHeading, CardText } from '../../shared/cards/card-frame'
import { CtaRow } from '../../shared/text/cta-row'
import { TickList } from '../../shared/text/tick-list'

/** From this width the list is beside its title. */
const wide = '@container (min-width: 640px)'

const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template: 'head' auto 'list' 1fr 'foot' auto / minmax(0, 1fr);
  row-gap: ${space.m};

  > ul {
    grid-area: list;
    align-content: start;
  }
  > div {
    grid-area: foot;
  }
  ${wide} {
    grid-template: 'head list' auto 'foot list' 1fr / minmax(0, 5fr) minmax(0, 6fr);
    column-gap: clamp(32px, 6cqi, 96px);
  }
`
const Head = styled.header`
  grid-area: head;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};

  > svg {
    margin-bottom: ${space.xs};
  }
`

/** A title, a list and one button below it. */
const BulletCard = ({ blok }: BlockProps<Bloks.BulletCard>) => (
  <CardFrame background={paletteColour(blok.background, 'cream')}>
    <Layout>
      <Head>
        {isIconName(blok.icon) ? <Icon name={blok.icon} size={36} /> : null}
        <CardHeading size="large">{blok.title}</CardHeading>
        {blok.text ? <CardText>{blok.text}</CardText> : null}
      </Head>
      <TickList bullets={blok.bullets} />
      <CtaRow ctas={blok.cta} />
    </Layout>
  </CardFrame>
)

export default BulletCard
