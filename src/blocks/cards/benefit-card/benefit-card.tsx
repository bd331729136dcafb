import type { CSSProperties, ReactNode } from 'react'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Icon, isIconName } from '../../../ui'
import { Arrow, Card, Figure, Layout, PictureLayout, Shot, Text, Title } from './benefit-card.styles'
import { benefitForm, type BenefitForm } from './benefit-form'

const MARKS: Record<BenefitForm, (blok: Bloks.BenefitCard) => ReactNode> = {
  picture: ({ image, span }) => (
    <Shot
      asset={image}
      sizes={span === '2' ? '(min-width: 667px) 320px, 40vw' : '(min-width: 667px) 400px, 40vw'}
    />
  ),
  figure: ({ figure = '' }) => (
    <Figure style={{ '--characters': figure.length } as CSSProperties}>{figure}</Figure>
  ),
  compact: ({ icon }) => (isIconName(icon) ? <Icon name={icon} size={32} /> : null),
}

/** One benefit: a picture, a big figure or an icon, what it is, one sentence. With a link, the whole card is the link. */
const BenefitCard = ({ blok }: BlockProps<Bloks.BenefitCard>) => {
  const link = linkProps(blok.link)
  const form = benefitForm(blok)
  const mark = MARKS[form](blok)
  const Frame = form === 'picture' ? PictureLayout : Layout
  return (
    <Card data-link={link ? '' : undefined} style={bandStyle(paletteColour(blok.background, 'cream'))}>
      <Frame
        data-form={form}
        data-bare={mark ? undefined : ''}
        data-short={form === 'figure' && blok.figure?.length === 1 ? '' : undefined}
      >
        {mark}
        <div data-words="">
          <Title>{link ? <a {...link}>{blok.title}</a> : blok.title}</Title>
          {blok.text ? <Text>{blok.text}</Text> : null}
        </div>
        {link ? (
          <Arrow data-arrow="">
            <Icon name="arrow-right" size={24} />
          </Arrow>
        ) : null}
      </Frame>
    </Card>
  )
}

export default BenefitCard
