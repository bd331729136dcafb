import type { CSSProperties } from 'react'
import { bandStyle, inkStyle, isDark, PALETTE, paletteColour, readableColour } from '../../theme'
import type { SiteBannerBlok } from './banner-times'

type Colours = CSSProperties & Record<`--${string}`, string>

/** Of the link or button; its ground is undefined where it is a link. */
const ctaColours = (banner: SiteBannerBlok, background: ReturnType<typeof paletteColour>) => {
  if (banner.component === 'banner') return { text: readableColour(banner.ctaColor, background) }
  const ground = readableColour(banner.ctaColor, background, 3)
  if (!ground) return { text: readableColour(banner.ctaTextColor, background) }
  const own = isDark(ground) ? 'white' : 'charcoal'
  return { ground, text: readableColour(banner.ctaTextColor, ground) ?? own }
}

/**
 * The colours of a site banner as custom properties: those of its band, `--ink` for its words, `--cta` for the words of its
 * link, `--cta-ground` for the button that a countdown banner has in its place, `--timer` for the figures. An editor's colour
 * counts where it can be read on its ground; else the words are white or charcoal, as everywhere, and the rest is as the words.
 */
export const bannerColours = (banner: SiteBannerBlok): Colours => {
  const background = paletteColour(banner.backgroundColor, 'charcoal')
  const band: Colours = bandStyle(background)
  const text = readableColour(banner.textColor, background)
  const timer =
    banner.component === 'countdown_banner' ? readableColour(banner.timerTextColor, background) : undefined
  const cta = ctaColours(banner, background)
  return {
    ...band,
    ...(text && inkStyle(text)),
    ...(timer && { '--timer': PALETTE[timer] }),
    ...(cta.text && { '--cta': PALETTE[cta.text] }),
    ...(cta.ground && { '--cta-ground': PALETTE[cta.ground] }),
  }
}
