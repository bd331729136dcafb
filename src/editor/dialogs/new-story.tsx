import { useState } from 'react'
import { Button, SelectField, TextField } from '../../ui'
import { create } from '../commands'
import type { ListedComponent } from '../api'
import { newBlock } from '../form'
import { EditorDialog } from '../parts/dialog'
import { Stack } from '../parts/look'
import { useFolders } from '../parts/settings'
import { ask } from '../store'
import { slugFor } from '../tree'

/** Asks for a new story's content type, name, slug and folder. The slug follows the name until it is typed. */
export const NewStoryDialog = ({ components }: { components: readonly ListedComponent[] }) => {
  const folders = useFolders()
  const [type, setType] = useState('page')
  const [name, setName] = useState('')
  const [typedSlug, setTypedSlug] = useState<string>()
  const [folder, setFolder] = useState('0')
  const [error, setError] = useState('')
  const slug = typedSlug ?? slugFor(name)
  const close = () => ask(undefined)
  const types = components
    .filter((component) => component.is_root)
    .map(({ name: value, display_name: label }) => ({ value, label: label || value }))

  const submit = async () => {
    if (name.trim() === '') return setError('Give the story a name.')
    const component = components.find((one) => one.name === type)
    if (!component) return setError('Choose a content type.')
    const content = newBlock(component)
    const isDone = await create({ name: name.trim(), slug, parent_id: Number(folder), content })
    if (isDone) close()
    else setError('It was not created: the strip at the top of the editor says why.')
  }

  return (
    <EditorDialog
      title="New story"
      onClose={close}
      foot={
        <Button size="small" onClick={() => void submit()}>
          Create it
        </Button>
      }
    >
      <Stack>
        <SelectField
          label="Content type"
          options={types}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        <TextField
          label="Name"
          required
          error={error}
          value={name}
          onChange={(event) => {
            setError('')
            setName(event.target.value)
          }}
        />
        <TextField
          label="Slug"
          required
          value={slug}
          onChange={(event) => setTypedSlug(event.target.value)}
        />
        <SelectField
          label="Folder"
          options={folders}
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
        />
      </Stack>
    </EditorDialog>
  )
}
