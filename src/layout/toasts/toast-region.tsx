import { Toast as Base, type ToastObject } from '@base-ui/react/toast'
import { useEffect, useState, type KeyboardEvent, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { low, radius, shadow, space, type, iconButton } from '../../theme'
import { Icon, type IconName, type Notification, dismissNotification, useNotifications } from '../../ui'

/** Milliseconds (spec 9). */
const FADE = 2000

const ICONS: Record<Notification['type'], IconName> = {
  success: 'check',
  info: 'tag',
  warning: 'warning',
  danger: 'warning',
}

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`

const Card = styled(Base.Root)`
  --mark: #14213d;
  --mark-ink: #fff;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 14px;
  /* Narrow enough to end before the summary beside a cart in a wide window. */
  width: min(100%, 440px);
  padding: 12px 8px 12px ${space.s};
  border-radius: 20px;
  background: #222222;
  color: #fff;
  box-shadow:
    0 0 0 1px rgb(255 255 255 / 0.2),
    ${shadow.floating};
  pointer-events: auto;
  animation: ${rise} 320ms cubic-bezier(0.2, 0.7, 0.2, 1);

  ${low} {
    grid-template-columns: 1fr auto;
  }
  &[data-type='success'] {
    --mark: #8fdcb4;
    --mark-ink: #222222;
  }
  &[data-type='info'] {
    --mark: #d9e6ff;
    --mark-ink: #222222;
  }
  &[data-type='warning'] {
    --mark: #ffce3d;
    --mark-ink: #222222;
  }
  &[data-type='danger'] {
    --mark: #ff6a3d;
    --mark-ink: #222222;
  }
  /* A finger can move it down or to a side. */
  transform: translate(var(--toast-swipe-movement-x, 0px), var(--toast-swipe-movement-y, 0px));
  transition: transform 320ms cubic-bezier(0.2, 0.7, 0.2, 1);

  &[data-ending-style] {
    opacity: 0;
    transition: opacity ${FADE}ms ease-in;
  }
  &[data-ending-style]:is([data-dismissed], [data-swipe-direction]) {
    transition: opacity 120ms ease-out;
  }
`

const Mark = styled.span`
  display: grid;
  width: 36px;
  height: 36px;
  place-items: center;
  border-radius: ${radius.pill};
  background: var(--mark);
  color: var(--mark-ink);

  /* Without it the text has fewer lines. */
  ${low} {
    display: none;
  }
`

const Words = styled.div`
  strong {
    ${type.label}
    display: block;
  }
  p {
    ${type.note}
    color: #e3e3e3;
  }
`

const Dismiss = styled(Base.Close)`
  ${iconButton}
  width: 44px;
  height: 44px;

  &:hover {
    background: rgb(255 255 255 / 0.14);
  }
`

/** The site's own data of a toast. */
type ToastData = { type: Notification['type'] }

type ToastProps = {
  toast: ToastObject<ToastData>
  /** Called when a pointer returns to it while it fades. */
  onReturn: () => void
}

/**
 * One toast. A pointer or the focus on the toasts stops their clocks and brings back one that fades. Escape, a swipe and its button
 * remove it at once.
 */
const Toast = ({ toast, onReturn }: ToastProps) => {
  const kind = toast.data?.type ?? 'info'
  const [dismissed, setDismissed] = useState(false)
  // A live region must exist before its text, or screen readers do not announce it.
  const [announced, setAnnounced] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Keeps a drawer below it open.
    event.stopPropagation()
    setDismissed(true)
  }
  const isFading = toast.transitionStatus === 'ending' && !dismissed

  return (
    <Card
      toast={toast}
      // A toast asks nothing, so it is no dialog; a group cannot be modal.
      role="group"
      aria-modal={undefined}
      swipeDirection={['down', 'left', 'right']}
      data-dismissed={dismissed ? '' : undefined}
      onPointerOver={isFading ? onReturn : undefined}
      onKeyDown={onKeyDown}
    >
      <Mark>
        <Icon name={ICONS[kind]} size={20} />
      </Mark>
      <Words role={kind === 'danger' ? 'alert' : 'status'}>
        {announced ? (
          <>
            <Base.Title render={<strong />} />
            <Base.Description />
          </>
        ) : null}
      </Words>
      {/* The library hides the button until a pointer is over the toasts; screen readers would not find it. */}
      <Dismiss aria-label="Dismiss" aria-hidden={undefined} onClick={() => setDismissed(true)}>
        <Icon name="close" size={20} />
      </Dismiss>
    </Card>
  )
}

/** Milliseconds (spec 9). */
const DURATION = { success: 2000, info: 3000, warning: 4000, danger: 6000 }

const Region = styled(Base.Viewport)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.s};
  outline: 0;

  ${low} {
    padding: ${space.xs};
  }
  /* Without a toast it has no height, so that the first one moves nothing. */
  &:empty {
    padding: 0;
  }
`

/**
 * Shows the notifications in the queue, and closes those that were removed from it. The queue is not the library's, because it is
 * written to before this code is loaded, and it outlives the page.
 */
const useQueue = () => {
  const notifications = useNotifications((state) => state.notifications)
  const { add, close } = Base.useToastManager<ToastData>()
  const shown = useRef(new Set<number>())
  useEffect(() => {
    const queued = new Set(notifications.map(({ id }) => id))
    for (const id of shown.current) {
      if (queued.has(id)) continue
      shown.current.delete(id)
      close(String(id))
    }
    for (const { id, type, title, message } of notifications) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      add({
        id: String(id),
        type,
        title,
        description: message,
        timeout: DURATION[type],
        data: { type },
        onRemove: () => dismissNotification(id),
      })
    }
  }, [notifications, add, close])
}

/** Tells an open drawer the height of the toasts, so that it ends above them. Nothing else reads it. */
const useHeight = () => {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = region
    const { style } = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => style.setProperty('--toasts', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts')
    }
  }, [])
  return region
}

const List = () => {
  useQueue()
  const region = useHeight()
  const { toasts, add, update } = Base.useToastManager<ToastData>()
  /** Restarts all clocks: the library would continue them where they stopped. */
  const startAfresh = () => toasts.forEach(({ id, timeout }) => update(id, { timeout }))
  const inOrder = [...toasts].sort((one, other) => Number(one.id) - Number(other.id))
  return (
    // Each toast announces itself by its type.
    <Region ref={region} aria-live="off" onMouseLeave={startAfresh} onBlur={startAfresh}>
      {inOrder.map((toast) => (
        <Toast key={toast.id} toast={toast} onReturn={() => add(toast)} />
      ))}
    </Region>
  )
}

/** All toasts on screen, the newest lowest. F6 moves the focus to them. */
export const ToastRegion = () => (
  <Base.Provider limit={Infinity}>
    <List />
  </Base.Provider>
)
