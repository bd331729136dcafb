import styled from 'styled-components'
import { promotionTime } from '../../../catalogue'
import { Picture, type BlockProps, type Bloks } from '../../../content'
import { paletteColour, space } from '../../../theme'
import { Lead, Section, SectionTitle } from '../../../ui'
import { CtaRow } from '../../shared/cta-row'
import { Layout, PictureArea } from './promo-cta-counter-banner.styles'
import { PromoOffer } from './promo-offer'

const Text = styled(Lead)`
  margin-top: ${space.s};
  white-space: pre-line;
`

/** A promotion, what it gives, and how long it still runs. Without a date that can be read there is no countdown. */
const PromoCtaCounterBanner = ({ blok }: BlockProps<Bloks.PromoCtaCounterBanner>) => {
  const titleId = `title-${blok._uid}`
  const end = promotionTime(blok.timer_target_date, 'end')
  const isPictured = Boolean(blok.image?.filename)
  return (
    <Section
      background={paletteColour(blok.background, 'orange')}
      rhythm={blok.rhythm || 'normal'}
      labelledBy={titleId}
    >
      <Layout data-pictured={isPictured ? '' : undefined}>
        <div>
          <SectionTitle id={titleId}>{blok.title}</SectionTitle>
          {blok.text ? <Text>{blok.text}</Text> : null}
          {Number.isNaN(end) ? <CtaRow ctas={blok.cta} /> : <PromoOffer blok={blok} end={end} />}
        </div>
        {isPictured ? (
          <PictureArea>
            <Picture asset={blok.image} sizes="(min-width: 900px) 420px, 320px" />
          </PictureArea>
        ) : null}
      </Layout>
    </Section>
  )
}

export default PromoCtaCounterBanner
