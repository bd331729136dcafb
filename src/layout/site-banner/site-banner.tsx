import styled from 'styled-components'
import { linkProps, thumbnailUrl, type Bloks } from '../../content'
import {
  bandStyle,
  below,
  from,
  isDark,
  largeTarget,
  PALETTE,
  paletteColour,
  radius,
  space,
  type,
} from '../../theme'
import { Icon } from '../../ui'
import { dismissBanner, useDismissedBanners } from './dismissed-store'

const Strip = styled.aside`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: 44px;
  padding: 4px 52px;
  background: var(--band);
  text-align: center;

  p {
    ${type.note}
    font-weight: 500;
  }
  p > a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    margin-left: 8px;
    ${largeTarget}
    font-weight: 600;
    white-space: nowrap;
  }
  @media print {
    display: none;
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
  position: absolute;
  inset: 0 4px 0 auto;
  display: grid;
  width: 44px;
  height: 44px;
  margin-block: auto;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  @media (scripting: none) {
    display: none;
  }
`

const Words = ({ blok }: { blok: Bloks.Banner }) =>
  blok.mobileText ? (
    <>
      <Wide>{blok.text}</Wide>
      <Narrow>{blok.mobileText}</Narrow>
    </>
  ) : (
    blok.text
  )

/** One banner: fully readable before any script, and pressed away before its code is here; without scripts it stays. */
export const SiteBanner = ({ blok }: { blok: Bloks.Banner }) => {
  const dismissed = useDismissedBanners(({ ids }) => ids.includes(blok._uid))
  if (dismissed) return null

  const background = paletteColour(blok.backgroundColor, 'charcoal')
  const ink = PALETTE[paletteColour(blok.textColor, isDark(background) ? 'white' : 'charcoal')]
  const link = linkProps(blok.ctaLink)
  return (
    <Strip aria-label="Announcement" data-site-banner="" style={{ ...bandStyle(background), color: ink }}>
      {blok.icon?.filename ? (
        <img
          src={thumbnailUrl(blok.icon.filename, 'icon')}
          alt={blok.icon.alt ?? ''}
          width={24}
          height={24}
        />
      ) : null}
      <p>
        <Words blok={blok} />
        {link && blok.ctaText ? (
          <a {...link} style={blok.ctaColor ? { color: PALETTE[blok.ctaColor] } : undefined}>
            {blok.ctaText}
          </a>
        ) : null}
      </p>
      <Dismiss type="button" aria-label="Dismiss" onClick={() => dismissBanner(blok._uid)}>
        <Icon name="close" size={18} />
      </Dismiss>
    </Strip>
  )
}
