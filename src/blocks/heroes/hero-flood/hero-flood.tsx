import type { CSSProperties } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { HeroCopy } from '../../shared/hero-copy'
import { Band, Flood, Shot } from './hero-flood.styles'
import { floodForm, floodRatio } from './map-hero-flood'

/** Words on a whole band of colour, and a picture that runs out of its edges. */
const HeroFlood = ({ blok }: BlockProps<Bloks.HeroFlood>) => {
  const titleId = `title-${blok._uid}`
  const colour = paletteColour(blok.background, 'blue')
  const align = blok.align === 'centre' ? 'centre' : 'start'
  const form = floodForm(blok)
  return (
    <Band background={colour} rhythm="none" labelledBy={titleId}>
      <Flood
        data-form={form}
        data-align={align}
        style={{ '--ratio': floodRatio(blok.image) } as CSSProperties}
      >
        <div>
          <HeroCopy copy={blok} titleId={titleId} align={align} />
        </div>
        <Shot
          asset={blok.image}
          sizes={form === 'beside' ? '(min-width: 900px) 54vw, 100vw' : '100vw'}
          priority
        />
      </Flood>
    </Band>
  )
}

export default HeroFlood
