import { useState } from 'react'
import { randomId } from '../../platform/random-id'
import { Button, SelectField, TextField } from '../../ui'
import { create } from '../commands'
import type { SpaceAround } from '../form'
import { EditorDialog } from '../parts/dialog'
import { Stack } from '../parts/look'
import { useFolders } from '../parts/settings'
import { ask } from '../store'
import { slugFor } from '../tree'

type Components = SpaceAround['components']

/** Content of a type with what the model writes into its fields. */
const newContent = (components: Components, name: string) => {
  const schema = components.find((component) => component.name === name)?.schema ?? {}
  const defaults = Object.entries(schema).flatMap(([field, { default_value: value }]) =>
    value === undefined || value === null || value === '' ? [] : [[field, value] as const],
  )
  return { _uid: randomId(), component: name, ...Object.fromEntries(defaults) }
}

/** Asks for a new story's content type, name, slug and folder. The slug follows the name until it is typed. */
export const NewStoryDialog = ({ components }: { components: Components }) => {
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
    const content = newContent(components, type)
    const isDone = await create({ name: name.trim(), slug, parent_id: Number(folder), content })
    if (isDone) close()
    else setError('It was not created: the strip at the top of the editor says why.')
  }

  return (
    <EditorDialog
      title="New story"
      onClose={close}
      actions={
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
