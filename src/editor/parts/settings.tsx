import { useMemo } from 'react'
import { storyPath } from '../../content'
import { isPageType } from '../../page'
import { Button, SelectField, TextField } from '../../ui'
import type { StoryWords } from '../api'
import { ask, edit, useEditor, type OpenStory } from '../store'
import { Quiet, Stack } from './look'

/** The folders of the space by their addresses, and the space itself. */
export const useFolders = (): readonly { value: string; label: string }[] => {
  const stories = useEditor((state) => state.stories)
  return useMemo(() => {
    const folders = stories.filter((story) => story.is_folder)
    return [
      { value: '0', label: 'None: at the top' },
      ...folders
        .map(({ id, full_slug: slug }) => ({ value: String(id), label: slug }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    ]
  }, [stories])
}

const addressOf = (
  { stored }: OpenStory,
  { slug, parent_id: parent }: StoryWords,
  folder: string | undefined,
): string => {
  const own = stored.is_startpage ? '' : slug
  return storyPath(parent === 0 ? own : `${folder ?? ''}/${own}`)
}

/** Name, slug and folder of the story, and how it is deleted. */
export const Settings = ({ open }: { open: OpenStory }) => {
  const folders = useFolders()
  const { now } = open.steps
  const folder = folders.find(({ value }) => value === String(now.parent_id))?.label
  const isPage = isPageType(now.content.component)
  return (
    <Stack>
      <TextField
        label="Name"
        required
        value={now.name}
        onChange={(event) => edit({ name: event.target.value }, 'name')}
      />
      <TextField
        label="Slug"
        required
        hint={
          open.stored.is_startpage
            ? 'This is its folder’s own page: the slug of the folder is its address.'
            : 'The last part of the address. Links from other stories follow it, and the old address leads to the new one.'
        }
        value={now.slug}
        onChange={(event) => edit({ slug: event.target.value }, 'slug')}
      />
      <SelectField
        label="Folder"
        options={folders}
        value={String(now.parent_id)}
        onChange={(event) => edit({ parent_id: Number(event.target.value) }, 'folder')}
      />
      {isPage ? <Quiet>{`Its address: ${addressOf(open, now, folder)}`}</Quiet> : null}
      <Quiet>{`Content type: ${now.content.component}`}</Quiet>
      <div>
        <Button variant="secondary" size="small" onClick={() => ask('delete')}>
          Delete this story
        </Button>
      </div>
    </Stack>
  )
}
