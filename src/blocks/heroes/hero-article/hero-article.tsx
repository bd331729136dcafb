import styled from 'styled-components'
import { Picture, type BlockProps, type Bloks } from '../../../content'
import { formatDay } from '../../../../shared/sast-date'
import { below, figures, paletteColour, type } from '../../../theme'
import { HeadBand, HeadHalves, HeroTitle, Lead } from '../../../ui'
import { Eyebrow } from '../../shared/text/hero-copy'
import { readingTime } from '../../shared/text/reading-time'

const Title = styled(HeroTitle)`
  max-width: 14em;
  font-size: clamp(min(2.5rem, 12.5vw), 1.4rem + 4.2vw, 5rem);
  text-wrap: balance;
`
const Standfirst = styled(Lead)`
  margin-top: clamp(16px, 2vw, 28px);
`
/* As wide as its characters need: `+38%` beside its label, `3 working days` above it. */
const Result = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-top: clamp(20px, 2.4vw, 36px);

  > strong {
    font: 800 min(clamp(3.5rem, 2.4rem + 4.6vw, 6.5rem), 17.5vw) / 1 var(--headline);
    ${figures}
  }
  > span {
    flex: 1 1 9em;
    max-width: 14em;
    ${type.lead}
    line-height: 1.25;
    text-wrap: balance;
  }
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 1.2em;
  margin-top: clamp(20px, 2.4vw, 36px);
  ${type.label}
`
// Product pictures have a transparent margin for their shadow: enlarged beyond the column, the product itself fills it.
const PictureArea = styled.div`
  margin: -4% -6% -8%;

  > img {
    width: 100%;
    object-fit: contain;
  }
  ${below.md} {
    width: min(100%, 460px);
    margin: -24px auto -48px;
  }
`

/** An editor's date, `2026-11-09 00:00`: only the day is shown. */
const Day = ({ date }: { date: string }) => {
  const day = date.slice(0, 10)
  const words = formatDay(day)
  return words ? <time dateTime={day}>{words}</time> : null
}

/** The head of an article or case study: its answer or result, author, date and reading time. */
const HeroArticle = ({ blok }: BlockProps<Bloks.HeroArticle>) => {
  const titleId = `title-${blok._uid}`
  const { author, date, result, image } = blok
  const minutes = readingTime(blok.reading_time)
  const isPictured = Boolean(image?.filename)
  return (
    <HeadBand background={paletteColour(blok.background, 'mint-green')} rhythm="none" labelledBy={titleId}>
      <HeadHalves data-picture-from={isPictured ? 'md' : undefined}>
        <div>
          {blok.category ? <Eyebrow>{blok.category}</Eyebrow> : null}
          <Title id={titleId}>{blok.title}</Title>
          {blok.text ? <Standfirst>{blok.text}</Standfirst> : null}
          {result ? (
            <Result>
              <strong>{result}</strong> {blok.result_label ? <span>{blok.result_label}</span> : null}
            </Result>
          ) : null}
          {author || date || minutes ? (
            <Facts>
              {author ? <span>{`By ${author}`}</span> : null}
              {date ? <Day date={date} /> : null}
              {minutes ? <span>{minutes}</span> : null}
            </Facts>
          ) : null}
        </div>
        {isPictured ? (
          <PictureArea>
            <Picture asset={image} sizes="(min-width: 900px) 42vw, 460px" priority />
          </PictureArea>
        ) : null}
      </HeadHalves>
    </HeadBand>
  )
}

export default HeroArticle
