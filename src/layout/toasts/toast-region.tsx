import { Toast as Base } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { low, space } from '../../theme'
import { dismissNotification, useNotifications } from '../../ui'
import { Toast, type ToastData } from './toast'

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
`

/**
 * Shows what is in the queue of notifications, and closes what was taken out of it. The queue is ours: it is written to
 * before any of this is loaded, and outlives the page around it.
 */
const useQueue = () => {
  const notifications = useNotifications((state) => state.notifications)
  const { add, close } = Base.useToastManager<ToastData>()
  const shown = useRef(new Set<number>())
  useEffect(() => {
    const wanted = new Set(notifications.map(({ id }) => id))
    for (const id of shown.current) {
      if (wanted.has(id)) continue
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

const List = () => {
  useQueue()
  const { toasts, add, update } = Base.useToastManager<ToastData>()
  /** Their clocks go on where they were stopped; who has read one to its half gets its whole time again. */
  const startAfresh = () => toasts.forEach(({ id, timeout }) => update(id, { timeout }))
  const inOrder = [...toasts].sort((one, other) => Number(one.id) - Number(other.id))
  return (
    // Each toast announces itself, in a way that fits its type.
    <Region aria-live="off" onMouseLeave={startAfresh} onBlur={startAfresh}>
      {inOrder.map((toast) => (
        <Toast key={toast.id} toast={toast} onReturn={() => add(toast)} />
      ))}
    </Region>
  )
}

/** The toasts on screen, the newest lowest: as many as there are, since each is said once. F6 leads to them. */
export const ToastRegion = () => (
  <Base.Provider limit={Infinity}>
    <List />
  </Base.Provider>
)
