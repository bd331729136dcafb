import type { Bloks, StoryTeaser } from '../../../content'
import { STORY_LISTS, type StoryListName } from '../../story-lists'
import type { GridItem } from './map-grid'

type ListFields = Pick<Bloks.Grid, 'list' | 'list_limit'>

/** The list that a grid shows instead of its cards, and how many of it at most: all without a number above nought. */
export const listOf = ({ list, list_limit }: ListFields) => {
  const known = list ? STORY_LISTS[list] : undefined
  const limit = Math.floor(Number(list_limit))
  return known && { ...known, limit: limit > 0 ? limit : undefined }
}

/** An article keeps its colour behind its picture, and the card stands off its band; a customer’s story is a card of its own colour. */
const GROUNDS: Record<StoryListName, (story: StoryTeaser, band: string) => string> = {
  articles: (_, band) => (band === '' || band === 'white' ? 'cream' : 'white'),
  case_studies: ({ background }) => background,
}

/** The cards of a grid that lists stories: one for each, in their order. */
export const listedCards = (
  blok: ListFields & Pick<Bloks.Grid, '_uid' | 'background'>,
  stories: readonly StoryTeaser[],
): GridItem[] => {
  const list = listOf(blok)
  if (!list || !blok.list) return []
  const groundOf = GROUNDS[blok.list]
  return stories.slice(0, list.limit).map((story) => {
    const card: unknown = {
      _uid: `${blok._uid}-${story.uuid}`,
      component: list.block,
      [list.field]: story.uuid,
      background: groundOf(story, blok.background ?? ''),
    }
    return card as GridItem
  })
}
