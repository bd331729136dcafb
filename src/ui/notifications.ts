import { create } from 'zustand'

/** What a toast says (spec 3, Notification). */
export type Notification = {
  type: 'success' | 'info' | 'warning' | 'danger'
  title: string
  message: string
}

type Queued = Notification & { id: number }

type NotificationState = { notifications: Queued[] }

/** The toasts waiting or on screen, oldest first. The layout shows them; anything may add one with {@link notify}. */
export const useNotifications = create<NotificationState>(() => ({ notifications: [] }))

let lastId = 0

/** Tells the visitor something that happened outside the part they look at. Safe before React is awake. */
export const notify = (notification: Notification): void => {
  lastId += 1
  const queued = { ...notification, id: lastId }
  useNotifications.setState(({ notifications }) => ({ notifications: [...notifications, queued] }))
}

/** Takes a toast away; unknown ids are ignored, since it may have faded meanwhile. */
export const dismissNotification = (id: number): void =>
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((notification) => notification.id !== id),
  }))
