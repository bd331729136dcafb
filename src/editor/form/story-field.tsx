import { useState } from 'react'
import { Icon } from '../../ui'
import { useFormAround, type FieldView } from './field-view'
import { Box, Hint, Press, Row, Square } from './parts'
import { PickDialog } from './pick-dialog'
import type { ListedStory } from './space'
import { storiesFor } from './values'

const addressOf = ({ full_slug: slug }: ListedStory): string => `/${slug}`

type PickStoryProps = {
  isOpen: boolean
  stories: readonly ListedStory[]
  chosen: readonly string[]
  onPick: (story: ListedStory) => void
  onClose: () => void
}

/** A dialog in which a page is searched by its name or address. */
export const PickStory = ({ isOpen, stories, chosen, onPick, onClose }: PickStoryProps) => (
  <PickDialog
    isOpen={isOpen}
    title="Choose a page"
    search="Search by name or address"
    empty="There is no story that this field may name."
    groups={[
      {
        picks: stories.map((story) => ({
          key: story.uuid,
          title: story.name,
          note: addressOf(story),
          isChosen: chosen.includes(story.uuid),
        })),
      },
    ]}
    onPick={(uuid) => {
      const story = stories.find((one) => one.uuid === uuid)
      if (story) onPick(story)
    }}
    onClose={onClose}
  />
)

/** A story by its uuid, in words. */
export const StoryName = ({ uuid, stories }: { uuid: string; stories: readonly ListedStory[] }) => {
  const story = stories.find((one) => one.uuid === uuid)
  return story ? (
    <span>
      <strong>{story.name}</strong> <Hint as="span">{addressOf(story)}</Hint>
    </span>
  ) : (
    <Hint>{`The space has no story of the number ${uuid}.`}</Hint>
  )
}

type ListProps = { view: FieldView; chosen: string[]; most: number; change: (chosen: string[]) => void }

const StoryList = ({ view, chosen, most, change }: ListProps) => {
  const { space } = useFormAround()
  const [isOpen, setOpen] = useState(false)
  const stories = storiesFor(view.field, space.stories)
  return (
    <Box>
      {chosen.length === 0 ? <Hint>None chosen.</Hint> : null}
      {chosen.map((uuid) => (
        <Row key={uuid}>
          <StoryName uuid={uuid} stories={space.stories} />
          <Square
            name={`Take out ${space.stories.find((story) => story.uuid === uuid)?.name ?? uuid}`}
            onClick={() => change(chosen.filter((one) => one !== uuid))}
          >
            <Icon name="close" size={18} />
          </Square>
        </Row>
      ))}
      <Row>
        <Press
          id={view.id}
          icon="search"
          onClick={() => setOpen(true)}
          aria-describedby={view.described['aria-describedby']}
        >
          {most === 1 ? (chosen.length > 0 ? 'Choose another' : 'Choose a page') : 'Add a page'}
        </Press>
      </Row>
      <PickStory
        isOpen={isOpen}
        stories={stories}
        chosen={chosen}
        onPick={({ uuid }) => change(most === 1 ? [uuid] : [...chosen.filter((one) => one !== uuid), uuid])}
        onClose={() => setOpen(false)}
      />
    </Box>
  )
}

/** One story, stored as its uuid. */
export const StoryField = (view: FieldView) => {
  const chosen = typeof view.value === 'string' && view.value !== '' ? [view.value] : []
  return <StoryList view={view} chosen={chosen} most={1} change={([uuid = '']) => view.onChange(uuid)} />
}

/** Several stories, stored as a list of their uuids. */
export const StoriesField = (view: FieldView) => {
  const chosen = Array.isArray(view.value) ? view.value.filter((one) => typeof one === 'string') : []
  return <StoryList view={view} chosen={chosen} most={Infinity} change={view.onChange} />
}
