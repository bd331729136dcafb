import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { emit } from '../platform/events'
import { focusRoom, layer, motion, overPage, shadow, space, sticky, iconButton } from '../theme'
import { Icon } from './icon'
import type { DialogTarget } from './dialog-links'
import { DialogParameterProvider } from './dialog-parameter'
import { useOpenDialog } from './open-dialog'
import { OverlayFlag } from './overlay-flag'

// Exported beside the dialog, so that none of it is in a page's first JavaScript.
export {
  closeDialog,
  dialogInAddress,
  followAddress,
  forgetDialog,
  openDialog,
  openDialogByLink,
  SHOWS_DIALOGS,
  useOpenDialog,
} from './open-dialog'

const Backdrop = styled(Base.Backdrop)`
  ${overPage}
  z-index: ${layer.backdrop};
  background: rgb(10 10 10 / 0.5);
  transition: opacity ${motion.calm};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
/* A long dialog scrolls as a whole, so that no part of it has its own scrollbar. */
const Viewport = styled(Base.Viewport)`
  ${overPage}
  z-index: ${layer.drawer};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: max(${space.s}, env(safe-area-inset-top)) 12px
    calc(max(${space.s}, env(safe-area-inset-bottom)) + var(--toasts, 0px));
  overflow: hidden auto;
  scroll-padding-bottom: ${focusRoom};
  overscroll-behavior: contain;
`
const Popup = styled(Base.Popup)`
  --close-room: 44px;
  position: relative;
  width: min(100%, var(--widest));
  /* In the middle, or from the top if it is longer than the screen. */
  margin-block: auto;
  outline: 0;
  transition:
    opacity ${motion.calm},
    transform ${motion.calm};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(16px);
  }
`
/* The button stays in view while a long dialog scrolls, and takes no space. */
const CloseSlot = styled.div`
  ${sticky}
  top: 12px;
  z-index: ${layer.raisedMost};
  display: flex;
  justify-content: flex-end;
  height: 0;
`
const CloseButton = styled(Base.Close)`
  ${iconButton}
  flex: none;
  width: 48px;
  height: 48px;
  margin: 12px 12px 0 0;
  background: #fff;
  color: #222222;
  box-shadow: ${shadow.raised};

  &:hover {
    background: #f1f0ec;
  }
`

type DialogProps = {
  /** The target of the link to it; null while it is closed. */
  target: DialogTarget | null
  onClose: () => void
  /** The dialog's name in the analytics event of its opening: its headline. */
  name: string
  /** Id of the heading inside the dialog that names it. */
  labelledBy: string
  /** Spec 9: modals are at most 600 px wide, dialogs 460. */
  widest: 600 | 460
  /** The analytics event that the editor wants when it opens. */
  tracking?: { event: string; key: string; value: string } | undefined
  children: ReactNode
}

/**
 * A dialog in the middle of the screen, outside the page's body; its content keeps its place in React's tree, so that it has the
 * same contexts as a block on the page. Focus moves into it, stays inside and returns; the page behind neither scrolls nor moves.
 * Escape, its button, a press beside it and Android's Back close it. Its code is large: import it when a visitor is about to open
 * it, never in a page's first JavaScript.
 */
export const Dialog = ({ target, onClose, name, labelledBy, widest, tracking, children }: DialogProps) => {
  const popup = useRef<HTMLDivElement>(null)
  const parameter = target?.parameter ?? ''
  const isOpen = target !== null
  useEffect(() => {
    if (isOpen) emit({ type: 'dialog/opened', dialog: name, parameter, ...(tracking && { tracking }) })
    // Reported once for each opening; the dialog's name does not change meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen])
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Backdrop />
        <OverlayFlag />
        <Viewport>
          <Popup
            ref={popup}
            data-modal={target?.id}
            data-overlay={name}
            aria-labelledby={labelledBy}
            style={{ '--widest': `${widest}px` }}
            finalFocus={() => useOpenDialog.getState().opener ?? true}
            // After a touch the dialog itself takes the focus, so that no keyboard opens; otherwise its first control does.
            initialFocus={(openedBy) => (openedBy === 'touch' ? popup.current : true)}
          >
            <CloseSlot>
              <CloseButton aria-label="Close">
                <Icon name="close" />
              </CloseButton>
            </CloseSlot>
            <DialogParameterProvider value={parameter}>{children}</DialogParameterProvider>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
