import styled from 'styled-components'
import { bandStyle, space, type } from '../../theme'
import { Button, Icon } from '../../ui'
import { discardChanges, showTheirs } from '../commands'
import { dismissNotice, isUnsaved, useEditor } from '../store'
import { timeOf } from '../times'

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 6px ${space.s};
  background: var(--band);
  color: var(--ink);
  ${type.note}

  > svg {
    flex: none;
  }
  p {
    flex: 1 1 240px;
  }
`

const RESTORED = (at: string) => `Your unsaved changes of ${at} are back. Save them, or discard them.`

/** What somebody should know before they go on typing. */
export const Notices = () => {
  const notice = useEditor((state) => state.notice)
  const open = useEditor((state) => state.open)
  if (!notice) return <div role="alert" />
  const isUnsavedNow = open !== undefined && isUnsaved(open)
  const newer = isUnsavedNow
    ? 'Yours are unsaved; saving them asks which of the two is to count.'
    : 'Load it before you go on.'
  return (
    <div role="alert">
      <Strip style={bandStyle(notice.kind === 'problem' ? 'pink' : 'yellow')}>
        <Icon name="warning" size={20} />
        {notice.kind === 'problem' ? <p>{notice.text}</p> : null}
        {notice.kind === 'restored' ? <p>{RESTORED(timeOf(notice.at))}</p> : null}
        {notice.kind === 'newer' ? (
          <p>{`Somebody else saved this story at ${timeOf(notice.at)}. ${newer}`}</p>
        ) : null}
        {notice.kind === 'newer' && !isUnsavedNow ? (
          <Button variant="link" size="small" onClick={() => void showTheirs()}>
            Load it
          </Button>
        ) : null}
        {notice.kind === 'restored' ? (
          <Button variant="link" size="small" onClick={() => void discardChanges()}>
            Discard them
          </Button>
        ) : null}
        <Button variant="link" size="small" onClick={dismissNotice}>
          Hide
        </Button>
      </Strip>
    </div>
  )
}
