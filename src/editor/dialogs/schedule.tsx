import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { momentOf } from '../../../shared/wall-clock'
import { Button, TextField } from '../../ui'
import { cancelSchedule, listSchedules, scheduleStory, type Schedule } from '../api'
import { attempt, save } from '../commands'
import { EditorDialog } from '../parts/dialog'
import { PartTitle, Quiet } from '../parts/look'
import { ask, isUnsaved, say, useEditor, type OpenStory } from '../store'
import { timeOf } from '../times'

const List = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    border-top: 1px solid var(--line);
  }
`

/** Publishes a story at a time, and lists what is planned in the space. */
export const ScheduleDialog = ({ open }: { open: OpenStory }) => {
  const stories = useEditor((state) => state.stories)
  const [schedules, setSchedules] = useState<readonly Schedule[]>([])
  const [at, setAt] = useState('')
  const [error, setError] = useState('')
  const load = useCallback(() => attempt(async () => setSchedules(await listSchedules())), [])
  useEffect(() => void load(), [load])
  const close = () => ask(undefined)
  const nameOf = (id: number) => stories.find((story) => story.id === id)?.name ?? String(id)

  const plan = async () => {
    const moment = momentOf(at)
    if (!(moment > Date.now())) return setError('Choose a day and a time that is still to come.')
    // What is published then is what is stored.
    if (isUnsaved(open) && !(await save())) return close()
    const isDone = await attempt(async () => {
      await scheduleStory(open.stored.id, new Date(moment).toISOString())
      say(`“${open.stored.name}” is published ${timeOf(new Date(moment).toISOString())}.`)
    })
    if (isDone) void load()
    setAt('')
  }
  const cancel = (id: number) => attempt(async () => void (await cancelSchedule(id))).then(load)

  return (
    <EditorDialog
      title={`Publish “${open.stored.name}” later`}
      text="What is saved at that time is published then. Changes that are unsaved now are saved first."
      onClose={close}
      closes="Close"
      foot={
        <Button size="small" onClick={() => void plan()}>
          Plan it
        </Button>
      }
    >
      <TextField
        type="datetime-local"
        label="Day and time in South Africa"
        error={error}
        value={at}
        onChange={(event) => {
          setError('')
          setAt(event.target.value)
        }}
      />
      <PartTitle as="h3">Planned in this space</PartTitle>
      {schedules.length === 0 ? <Quiet>Nothing is planned.</Quiet> : null}
      <List role="list">
        {schedules.map(({ id, story_id: story, publish_at: time }) => (
          <li key={id}>
            <span>{`${nameOf(story)}: ${timeOf(time)}`}</span>
            <Button
              variant="link"
              size="small"
              aria-label={`Cancel the publication of ${nameOf(story)}`}
              onClick={() => void cancel(id)}
            >
              Cancel
            </Button>
          </li>
        ))}
      </List>
    </EditorDialog>
  )
}
