import { create } from 'zustand'

/** What a toast says (spec 3, Notification). */
export type Notification = {
  type: 'success' | 'info' | 'warning' | 'danger'
  title: string
  message: string
}

type Queued = Notification & { id: number }

type NotificationState = {
  notifications: Queued[]
  /** Something on the page may soon have to tell the visitor something, perhaps without a network. */
  expected: boolean
}

/** The toasts waiting or on screen, oldest first. The layout shows them; anything may add one with {@link notify}. */
export const useNotifications = create<NotificationState>(() => ({ notifications: [], expected: false }))

let lastId = 0

/** Tells the visitor something that happened outside the part they look at. Safe before React is awake. */
export const notify = (notification: Notification): void => {
  lastId += 1
  const queued = { ...notification, id: lastId }
  useNotifications.setState(({ notifications }) => ({ notifications: [...notifications, queued] }))
}

/** Lets what shows toasts be fetched ahead, so that one about a lost network can still be read. */
export const expectNotifications = (): void => useNotifications.setState({ expected: true })

/** Toasts belong to the page that caused them: another path sends them all off (spec 4). */
export const dismissNotifications = (): void => useNotifications.setState({ notifications: [] })

/** Takes a toast away; unknown ids are ignored, since it may have faded meanwhile. */
export const dismissNotification = (id: number): void =>
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((notification) => notification.id !== id),
  }))
