import { expect, test } from 'vitest'
import { contrast, PALETTE, type PaletteColour } from '../../theme'
import { bannerColours } from './site-banners'
import type { SiteBannerBlok } from './banner-times'

const COLOURS = Object.keys(PALETTE) as PaletteColour[]
const banner = (colours: object, component: SiteBannerBlok['component'] = 'banner') =>
  bannerColours({ _uid: '1', component, text: 'Sale', timerTargetDate: '2026-11-30 21:59', ...colours })

test.each(COLOURS)('on %s all texts are readable, whatever an editor chose', (backgroundColor) => {
  const band = PALETTE[backgroundColor]
  for (const colour of COLOURS)
    for (const component of ['banner', 'countdown_banner'] as const) {
      const all = { textColor: colour, timerTextColor: colour, ctaColor: colour, ctaTextColor: colour }
      const style = banner({ backgroundColor, ...all }, component)
      const ink = style['--ink'] ?? ''
      expect(contrast(ink, band), colour).toBeGreaterThanOrEqual(4.5)
      expect(contrast(style['--timer'] ?? ink, band), colour).toBeGreaterThanOrEqual(4.5)
      const ground = style['--cta-ground'] ?? band
      expect(contrast(style['--cta'] ?? ink, ground), colour).toBeGreaterThanOrEqual(4.5)
      if (ground !== band) expect(contrast(ground, band), colour).toBeGreaterThanOrEqual(3)
    }
})

const CHOSEN = {
  backgroundColor: 'payflex-navy',
  textColor: 'yellow',
  timerTextColor: 'mint-green',
  ctaColor: 'orange',
  ctaTextColor: 'black',
}

test('an editor’s readable colours are used for the link, the countdown and its button', () => {
  expect(banner(CHOSEN)).toMatchObject({ '--ink': PALETTE.yellow, '--cta': PALETTE.orange })
  expect(banner(CHOSEN)).not.toHaveProperty('--cta-ground')
  expect(banner(CHOSEN)).not.toHaveProperty('--timer')
  expect(banner(CHOSEN, 'countdown_banner')).toMatchObject({
    '--ink': PALETTE.yellow,
    '--timer': PALETTE['mint-green'],
    '--cta-ground': PALETTE.orange,
    '--cta': PALETTE.black,
  })
})

test.each([
  ['a button without contrast to the band is a link', { ctaColor: 'coal' }, undefined, undefined],
  [
    'unreadable text on a dark button becomes white',
    { ctaColor: 'blue', backgroundColor: 'cream', ctaTextColor: 'charcoal' },
    'blue',
    'white',
  ],
  ['and on a light one charcoal', { ctaColor: 'yellow', ctaTextColor: 'white' }, 'yellow', 'charcoal'],
] as const)('%s', (_what, colours, ground, text) => {
  const style = banner(colours, 'countdown_banner')
  expect(style['--cta-ground']).toBe(ground && PALETTE[ground])
  expect(style['--cta']).toBe(text && PALETTE[text])
})

test('empty colours are those of every band', () => {
  expect(banner({})['--ink']).toBe(PALETTE.white)
  expect(banner({ backgroundColor: 'yellow' })['--ink']).toBe(PALETTE.charcoal)
})
