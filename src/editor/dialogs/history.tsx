import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { type } from '../../theme'
import { Button, VisuallyHidden } from '../../ui'
import { listVersions, type Version } from '../api'
import { attempt, restore } from '../commands'
import { EditorDialog } from '../parts/dialog'
import { Quiet } from '../parts/look'
import { ask, type OpenStory } from '../store'
import { timeOf } from '../times'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-height: 50vh;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    min-height: 56px;
    border-top: 1px solid var(--line);
  }
  b {
    display: block;
    ${type.label}
  }
`

/** How a version came about, by the status that the API gives it. */
const KINDS: Readonly<Record<string, string>> = {
  draft: 'Saved as a draft',
  published: 'Published',
  unpublished: 'Unpublished',
  conflict: 'Not taken: somebody else had saved before',
  deleted: 'Deleted',
  files: 'As in the files of the project',
}

/** Every version of a story that was saved, published or refused, and a way back to each. */
export const HistoryDialog = ({ open }: { open: OpenStory }) => {
  const { id, current_version_id: current } = open.stored
  const [versions, setVersions] = useState<readonly Version[]>()
  useEffect(() => void attempt(async () => setVersions(await listVersions(id))), [id])
  const close = () => ask(undefined)
  return (
    <EditorDialog
      title={`History of “${open.stored.name}”`}
      text="A restored version becomes the draft. Visitors see it once you publish."
      onClose={close}
      closes="Close"
    >
      {versions ? null : <Quiet role="status">Loading the versions…</Quiet>}
      <List role="list">
        {(versions ?? []).map(({ id: version, created_at: at, status, user }) => (
          <li key={`${version} ${at}`}>
            <div>
              <b>{KINDS[status] ?? status}</b>
              <Quiet>{`${timeOf(at)}, ${user.friendly_name}`}</Quiet>
            </div>
            {version === current ? (
              <Quiet>The present draft</Quiet>
            ) : (
              <Button
                variant="link"
                size="small"
                onClick={() => {
                  close()
                  void restore(version)
                }}
              >
                Restore
                <VisuallyHidden>{` the version of ${timeOf(at)}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </List>
    </EditorDialog>
  )
}
