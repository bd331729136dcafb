import styled from 'styled-components'
import { useTeaser, type BlockProps, type Bloks } from '../../../content'
import { formatDay } from '../../../../shared/sast-date'
import { paletteColour, type } from '../../../theme'
import { readingTime } from '../../shared/text/reading-time'
import { StoryCard } from '../../shared/cards/story-card'

const Category = styled.p`
  ${type.label}
`
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 1em;
  ${type.note}
  color: var(--quiet);
`

/** The teaser of an article; nothing until the article is published. */
const BlogCard = ({ blok }: BlockProps<Bloks.BlogCard>) => {
  const story = useTeaser(blok.article)
  if (!story) return null
  const [day, minutes] = [formatDay(story.date), readingTime(story.minutes)]
  return (
    <StoryCard
      story={story}
      other={blok}
      background={paletteColour(blok.background, 'cream')}
      form="article"
      lead={story.category ? <Category>{story.category}</Category> : null}
      foot={
        <Facts>
          {day ? <time dateTime={story.date}>{day}</time> : null}
          {minutes ? <span>{minutes}</span> : null}
        </Facts>
      }
    />
  )
}

export default BlogCard
