import styled from 'styled-components'
import type { CSSProperties } from 'react'
import { Picture, type Bloks, type BlockProps, parseAsset } from '../../../content'
import { from, space, paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { HeroCopy } from '../../shared/text/hero-copy'

const Band = styled(Section)`
  position: relative;
  padding-top: var(--under-navigation, 0px);
  overflow: clip;
  isolation: isolate;
`

/* The picture is never under the text. On a phone it is shown whole and below the text, in every form. */
const Flood = styled.div`
  --height: calc(100vw * var(--ratio));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding-block: clamp(40px, 6vw, 96px);

  &:not([data-form='none']) {
    padding-bottom: calc(var(--height) + ${space.s});
  }
  ${from.md} {
    min-height: clamp(480px, 44vw, 960px);

    &[data-align='centre'] {
      grid-template-columns: minmax(0, 1020px);
      justify-content: center;
    }
    &[data-form='beside'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 4vw;
      padding-bottom: clamp(40px, 6vw, 96px);
    }
    &[data-form='below'] {
      --height: min(40vw, 720px);
    }
    &[data-form='standing'] {
      --height: min(41vw, 780px);
    }
    &[data-form='none'] {
      min-height: clamp(400px, 36vw, 600px);
    }
  }
`

/* Only 24 px fade towards the text: an opaque picture would end in a line, and a longer fade would hide the subject. */
const Shot = styled(Picture)`
  --soft: #0000, #000 24px;
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: var(--height);
  object-fit: cover;
  -webkit-mask-image: linear-gradient(var(--soft));

  ${from.md} {
    [data-form='beside'] > & {
      left: 48%;
      width: 52%;
      height: 100%;
      -webkit-mask-image: linear-gradient(to right, var(--soft));
    }
    [data-form='standing'] > & {
      bottom: -3vw;
      height: calc(var(--height) + 3vw);
      object-fit: contain;
      -webkit-mask-image: none;
    }
  }
`

/** From this ratio of width to height on, a picture fills a band without losing its subject. */
const WIDE = 1.4

/**
 * The place of the picture on tablets and wider: `beside` the text and fading into it, `below` it over the whole width, or
 * `standing` below it, uncropped; `none` without a picture.
 */
type FloodForm = 'beside' | 'below' | 'standing' | 'none'

/** Height by width of the picture on a phone, where it is as wide as the screen; limited, so that the text stays in view. */
export const floodRatio = (image: Bloks.HeroFlood['image']): number => {
  const picture = parseAsset(image?.filename)
  return picture?.width ? Math.min(Math.max(picture.height / picture.width, 0.6), 1) : 1
}

/** Derives the form from the picture and the alignment of the text, so that no picture is cropped to a strip. */
export const floodForm = ({ image, align }: Pick<Bloks.HeroFlood, 'image' | 'align'>): FloodForm => {
  const picture = parseAsset(image?.filename)
  if (!picture) return 'none'
  if (align !== 'centre') return 'beside'
  return picture.width >= picture.height * WIDE ? 'below' : 'standing'
}

/** Text on a band of one colour, and a picture that reaches the band's edges. */
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
