import { useCountdown } from '../../platform/countdown'
import styled from 'styled-components'
import { formatMoment } from '../../../shared/sast-date'
import { figures, type } from '../../theme'
import { Clock, CountdownFigures } from '../../ui'
import type { Bloks } from '../../content'
import { timerEnd, type SiteBannerBlok } from './banner-times'
import { SiteBanner, useShownBanners } from './site-banners'

const Place = styled(Clock)`
  justify-items: center;
  color: var(--timer, inherit);

  > * {
    ${type.note}
    font-weight: 600;
  }
`

const Counting = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 8px;
`

/* Two figures have a fixed room. */
const Figures = styled(CountdownFigures)`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 8px;

  > span {
    white-space: nowrap;
  }
  strong {
    display: inline-block;
    min-width: 2ch;
    font-weight: 700;
    text-align: right;
    ${figures}
  }
`

type TimerProps = {
  label: string | undefined
  /** Milliseconds since 1970. */
  end: number
}

/** The countdown of a banner: its end in words, and once the script runs in figures, down to zero. */
const Timer = ({ label, end }: TimerProps) => {
  const left = useCountdown(end)
  const moment = new Date(end).toISOString()
  const words = formatMoment(moment)
  return (
    <Place>
      <p data-hidden={left ? '' : undefined}>
        Until <time dateTime={moment}>{words}</time>
      </p>
      <Counting data-hidden={left ? undefined : ''}>
        <span aria-hidden="true">{label || 'Ends in'}</span>
        <Figures left={left} until={words} unit="short" />
      </Counting>
    </Place>
  )
}

const timerOf = (banner: SiteBannerBlok) => {
  const end = timerEnd(banner)
  if (banner.component !== 'countdown_banner' || Number.isNaN(end)) return undefined
  return <Timer label={banner.timerLabel} end={end} />
}

/** The banners of a site where one has a countdown. A chunk of its own, so that other sites do not load the countdown. */
const CountingBanners = ({ blok }: { blok: Bloks.SiteWideBannerSettings }) =>
  useShownBanners(blok).map((banner) => (
    <SiteBanner key={banner._uid} blok={banner} timer={timerOf(banner)} />
  ))

export default CountingBanners
