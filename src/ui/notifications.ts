import { create } from 'zustand'

/** The content of a toast (spec 3, Notification). */
export type Notification = {
  type: 'success' | 'info' | 'warning' | 'danger'
  title: string
  message: string
}

type Queued = Notification & { id: number }

type NotificationState = {
  notifications: Queued[]
  /** Set if a part of the page may soon notify the visitor, perhaps without a network. */
  expected: boolean
}

/** The toasts that are queued or shown, the oldest first. The layout shows them; any code may add one with {@link notify}. */
export const useNotifications = create<NotificationState>(() => ({ notifications: [], expected: false }))

let lastId = 0

/** Notifies the visitor of something outside the part they look at. May be called before the page is hydrated. */
export const notify = (notification: Notification): void => {
  lastId += 1
  const queued = { ...notification, id: lastId }
  useNotifications.setState(({ notifications }) => ({ notifications: [...notifications, queued] }))
}

/** Fetches the code of the toasts ahead, so that a toast about a lost network can still be shown. */
export const expectNotifications = (): void => useNotifications.setState({ expected: true })

/** Removes all toasts. They belong to the page that caused them, so a change of path does this (spec 4). */
export const dismissNotifications = (): void => useNotifications.setState({ notifications: [] })

/** Removes a toast. Unknown ids are ignored, because the toast may have disappeared meanwhile. */
export const dismissNotification = (id: number): void =>
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((notification) => notification.id !== id),
  }))
