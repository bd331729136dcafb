import type { ReactNode } from 'react'
import { linkProps, thumbnailUrl } from '../../content'
import { Icon } from '../../ui'
import { bannerColours } from './banner-colours'
import type { SiteBannerBlok } from './banner-times'
import { dismissBanner } from './dismissed-store'
import { Dismiss, Narrow, Parts, Strip, Wide } from './site-banner.styles'

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
  /** Between its words and its link, which is a button then, if the editor gave it a colour. */
  timer?: ReactNode
}

/** One banner: fully readable before any script, and pressed away before its code is here; without scripts it stays. */
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
