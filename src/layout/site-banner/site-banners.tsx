import styled from 'styled-components'
import {
  below,
  from,
  ink,
  largeTarget,
  radius,
  space,
  type,
  bandStyle,
  inkStyle,
  isDark,
  PALETTE,
  paletteColour,
  readableColour,
  iconButton,
} from '../../theme'
import type { CSSProperties, ReactNode } from 'react'
import { type SiteBannerBlok, shownBanners } from './banner-times'
import { linkProps, thumbnailUrl, type Bloks } from '../../content'
import { Icon } from '../../ui'
import { dismissBanner, useDismissedBanners } from './banners-slice'
import { useInBrowser } from '../../platform/use-in-browser'
import { viewMinute } from './view-minute'

const Strip = styled.aside`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: 44px;
  padding: 4px 52px;
  background: var(--band);
  color: var(--ink);
  text-align: center;

  > img {
    flex: none;
  }
  p {
    ${type.note}
    font-weight: 500;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    ${largeTarget}
    ${type.note}
    color: var(--cta, inherit);
    font-weight: 600;
  }
  p > a {
    margin-left: 8px;
    white-space: nowrap;
  }
  a[data-button] {
    padding: 4px 16px;
    border-radius: ${radius.pill};
    background: var(--cta-ground);
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
  @media print {
    display: none;
  }
`

/* Text, countdown and link: in one row where there is room, otherwise below each other. */
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px ${space.s};
  min-width: 0;

  > * {
    min-width: 0;
  }
`

const Wide = styled.span`
  ${below.sm} {
    display: none;
  }
`
const Narrow = styled.span`
  ${from.sm} {
    display: none;
  }
`

const Dismiss = styled.button`
  ${iconButton}
  position: absolute;
  inset: 0 4px 0 auto;
  width: 44px;
  height: 44px;
  margin-block: auto;

  &:hover {
    background: ${ink(14)};
  }
  @media (scripting: none) {
    display: none;
  }
`

type Colours = CSSProperties & Record<`--${string}`, string>

/** The colours of the link or button; a link has no ground. */
const ctaColours = (banner: SiteBannerBlok, background: ReturnType<typeof paletteColour>) => {
  if (banner.component === 'banner') return { text: readableColour(banner.ctaColor, background) }
  const ground = readableColour(banner.ctaColor, background, 3)
  if (!ground) return { text: readableColour(banner.ctaTextColor, background) }
  const own = isDark(ground) ? 'white' : 'charcoal'
  return { ground, text: readableColour(banner.ctaTextColor, ground) ?? own }
}

/**
 * The colours of a site banner as custom properties: those of its band, `--ink` for its text, `--cta` for the text of its link,
 * `--cta-ground` for the button that a countdown banner has instead, `--timer` for the figures. An editor's colour counts where it
 * can be read on its ground; otherwise the text is white or charcoal, as everywhere, and the other parts have the text's colour.
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

const Words = ({ blok }: { blok: SiteBannerBlok }) =>
  blok.mobileText ? (
    <>
      <Wide>{blok.text}</Wide>
      <Narrow>{blok.mobileText}</Narrow>
    </>
  ) : (
    <span>{blok.text}</span>
  )

type SiteBannerProps = {
  blok: SiteBannerBlok
  /** Shown between its text and its link; the link is then a button if the editor gave it a colour. */
  timer?: ReactNode
}

/** One banner. It can be read without a script, and dismissed before its code has loaded. */
export const SiteBanner = ({ blok, timer }: SiteBannerProps) => {
  const colours = bannerColours(blok)
  const link = linkProps(blok.ctaLink)
  const cta =
    link && blok.ctaText ? (
      <a {...link} data-button={'--cta-ground' in colours ? '' : undefined}>
        {blok.ctaText}
      </a>
    ) : null
  return (
    <Strip aria-label="Announcement" data-site-banner={blok._uid} style={colours}>
      {blok.icon?.filename ? (
        <img
          src={thumbnailUrl(blok.icon.filename, 'icon')}
          alt={blok.icon.alt ?? ''}
          width={24}
          height={24}
        />
      ) : null}
      {timer ? (
        <Parts>
          <p>
            <Words blok={blok} />
          </p>
          {timer}
          {cta}
        </Parts>
      ) : (
        <p>
          <Words blok={blok} />
          {cta}
        </p>
      )}
      <Dismiss type="button" aria-label="Dismiss" onClick={() => dismissBanner(blok._uid)}>
        <Icon name="close" size={18} />
      </Dismiss>
    </Strip>
  )
}

/** The banners of this page view. The server's HTML has all of them, and the styles of the slice hide those outside their time. */
export const useShownBanners = (settings: Bloks.SiteWideBannerSettings): SiteBannerBlok[] => {
  const dismissed = useDismissedBanners(({ ids }) => ids)
  return shownBanners(settings, useInBrowser(viewMinute, NaN), dismissed)
}

/** The slim banners above the navigation, in the settings' order; nothing while they are switched off. */
const SiteBanners = ({ blok }: { blok: Bloks.SiteWideBannerSettings }) =>
  useShownBanners(blok).map((banner) => <SiteBanner key={banner._uid} blok={banner} />)

export default SiteBanners
