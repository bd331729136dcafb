import { useState } from 'react'
import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour, type PaletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { Carousel } from '../../../ui/carousel'
import { SectionHead } from '../../shared/text/section-head'
import { videoSource } from '../../shared/pictures/video-source'
import { VideoSlide } from './video-slide'

const Band = styled(Section)`
  &,
`

/** Colours of the posters' backgrounds, used in turn, without the band's colour. */
const GROUNDS: readonly PaletteColour[] = ['light-blue', 'yellow', 'pink', 'mint-green', 'orange']

/** The width of a slide: one fills the row, two are side by side, and of three or more the next is partly visible. */
const slideWidth = (count: number): string => {
  if (count === 1) return 'min(100%, 1000px)'
  return count === 2 ? 'min(84vw, 630px)' : 'min(84vw, 560px)'
}

/** The videos that have been logged, so that each is logged once. */
const named = new Set<string>()

/** Logs a video without a known address or without captions, and leaves it out. */
const leaveOut = ({ _uid, title }: Bloks.Video): never[] => {
  if (!named.has(_uid))
    console.error(
      `The video "${title}" is left out: it needs an address at YouTube or Vimeo, or a file and captions.`,
    )
  named.add(_uid)
  return []
}

/** Videos as posters, in a row that scrolls sideways. One plays at a time. */
const VideoCarousel = ({ blok }: BlockProps<Bloks.VideoCarousel>) => {
  const [playing, setPlaying] = useState<string>()
  const films = blok.videos.flatMap((video) => {
    const source = videoSource(video)
    return source ? [{ video, source }] : leaveOut(video)
  })
  if (films.length === 0) return null
  const background = paletteColour(blok.background, 'charcoal')
  const grounds = GROUNDS.filter((ground) => ground !== background)
  return (
    <Band background={background} rhythm={blok.rhythm || 'normal'} id={blok.anchor}>
      <Carousel
        label={blok.title}
        of="videos"
        slideWidth={slideWidth(films.length)}
        head={<SectionHead head={blok} titleId={`title-${blok._uid}`} />}
      >
        {films.map(({ video, source }, at) => (
          <VideoSlide
            key={video._uid}
            video={video}
            source={source}
            ground={grounds[at % grounds.length] ?? 'yellow'}
            isPlaying={playing === video._uid}
            onPlay={() => setPlaying(video._uid)}
          />
        ))}
      </Carousel>
    </Band>
  )
}

export default VideoCarousel
