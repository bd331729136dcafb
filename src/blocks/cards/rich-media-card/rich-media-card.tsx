import { useState } from 'react'
import styled from 'styled-components'
import { assetUrl, type Bloks, type BlockProps } from '../../../content'
import { paletteColour } from '../../../theme'
import { CardFrame, CardHeading, CardText, CardWords } from '../../shared/cards/card-frame'
import { CtaRow } from '../../shared/text/cta-row'
import { Media } from '../../shared/pictures/media'
import { VideoScreen } from '../../shared/pictures/video-screen'
import { videoSource, type VideoSource } from '../../shared/pictures/video-source'

/** What a card shows: a video, a link to one on another site, a picture, or nothing. */
type CardMedia =
  | { kind: 'video'; video: Bloks.Video; source: VideoSource }
  | { kind: 'picture'; asset: NonNullable<Bloks.RichMediaCard['image']> }

/** A video with captions; else the card's picture, else the video's poster. */
const mapMedia = ({ image, video }: Bloks.RichMediaCard): CardMedia | undefined => {
  const [first] = video ?? []
  const source = first && videoSource(first)
  if (first && source) return { kind: 'video', video: first, source }
  const asset = [image, first?.poster].find((one) => assetUrl(one?.filename))
  return asset && { kind: 'picture', asset }
}

const SIZES = '(min-width: 900px) 620px, 100vw'

/** From this width the text is beside the picture or video. */
const wide = '@container (min-width: 760px)'

const Layout = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;

  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    > :last-child {
      justify-content: center;
      padding: clamp(28px, 4cqi, 56px);
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`
const Words = styled(CardWords)`
  > div {
    margin-top: auto;
    padding-top: 16px;
  }
  ${wide} {
    > div {
      margin-top: 0;
    }
  }
`

/** A picture or a video, its title, a few sentences, one button. */
const RichMediaCard = ({ blok }: BlockProps<Bloks.RichMediaCard>) => {
  const media = mapMedia(blok)
  const [isPlaying, setPlaying] = useState(false)
  return (
    <CardFrame background={paletteColour(blok.background, 'white')} bleed>
      <Layout>
        {media?.kind === 'picture' ? <Media asset={media.asset} ratio="4 / 3" sizes={SIZES} /> : null}
        {media?.kind === 'video' ? (
          <VideoScreen
            video={media.video}
            source={media.source}
            sizes={SIZES}
            isPlaying={isPlaying}
            onPlay={() => setPlaying(true)}
          />
        ) : null}
        <Words>
          <CardHeading size="large">{blok.title}</CardHeading>
          {blok.text ? <CardText>{blok.text}</CardText> : null}
          <CtaRow ctas={blok.cta} />
        </Words>
      </Layout>
    </CardFrame>
  )
}

export default RichMediaCard
