import { storyPath } from '../../content'
import { Button } from '../../ui'
import { remove, save, showTheirs, unpublish } from '../commands'
import { EditorDialog } from '../parts/dialog'
import { Findings } from '../parts/findings'
import { ask, openBlock, useEditor, type Conflict, type OpenStory } from '../store'
import { errorsIn } from '../check'
import { timeOf } from '../times'

const close = () => ask(undefined)

export const UnpublishDialog = ({ open }: { open: OpenStory }) => (
  <EditorDialog
    title={`Unpublish “${open.stored.name}”?`}
    text={`Visitors then read at ${storyPath(open.stored.full_slug)} that the page is gone. The draft stays, and can be published again.`}
    onClose={close}
    foot={
      <Button
        size="small"
        onClick={() => {
          close()
          void unpublish()
        }}
      >
        Unpublish
      </Button>
    }
  />
)

export const DeleteDialog = ({ open }: { open: OpenStory }) => (
  <EditorDialog
    title={`Delete “${open.stored.name}”?`}
    text="The story goes, for visitors too, and nothing here brings it back. To take it away from visitors only, unpublish it."
    onClose={close}
    foot={
      <Button
        size="small"
        onClick={() => {
          close()
          void remove()
        }}
      >
        Delete
      </Button>
    }
  />
)

/** Errors of the content check, which would stop the publish for everybody. */
export const StoppedDialog = () => {
  const findings = useEditor((state) => state.findings)
  const errors = errorsIn(findings ?? [])
  return (
    <EditorDialog
      title="This story cannot be published yet"
      text="What is listed here would stop the publish for everybody. Mend it first; the draft can be saved meanwhile."
      onClose={close}
      closes="Close"
      foot={
        <Button
          size="small"
          onClick={() => {
            close()
            void save()
          }}
        >
          Save draft
        </Button>
      }
    >
      <Findings
        findings={errors}
        onOpen={({ block }) => {
          close()
          if (block) openBlock(block.uid)
        }}
      />
    </EditorDialog>
  )
}

/** Two editors have changed one story. Whatever is chosen, both versions are in its history. */
export const ConflictDialog = ({ conflict }: { conflict: Conflict }) => {
  const leave = () => useEditor.setState({ conflict: undefined })
  const { by, at, publish } = conflict
  return (
    <EditorDialog
      title="Somebody else has changed this story"
      text={`${by} saved it at ${timeOf(at)}, after you began. Your version is in the history already, so neither is lost: you can restore it there. Which one is to count?`}
      onClose={leave}
      closes="Decide later"
      foot={
        <>
          <Button size="small" onClick={() => void save({ publish, force: true })}>
            Keep mine
          </Button>
          <Button size="small" variant="secondary" onClick={() => void showTheirs()}>
            Take theirs
          </Button>
        </>
      }
    />
  )
}
