import type { CSSProperties } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { HeroCopy } from '../../shared/hero-copy'
import { Band, Flood, Shot, Words } from './hero-flood.styles'
import { floodForm } from './map-hero-flood'
import { scrimPercent } from './scrim'

/** Words on a whole band of colour, or on a picture that fills it, under as much of the colour as they need. */
const HeroFlood = ({ blok }: BlockProps<Bloks.HeroFlood>) => {
  const titleId = `title-${blok._uid}`
  const colour = paletteColour(blok.background, 'blue')
  const align = blok.align === 'centre' ? 'centre' : 'start'
  const form = floodForm(blok)
  return (
    <Band background={colour} rhythm="none" labelledBy={titleId}>
      <Flood data-form={form} data-align={align}>
        <Words style={{ '--share': `${scrimPercent(colour)}%` } as CSSProperties}>
          <HeroCopy copy={blok} titleId={titleId} align={align} />
        </Words>
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
