import { localStore, sessionStore } from '../platform/storage'

/** The id of a signup that was left unfinished in this browser. */
const KEY = 'pendingSignupId'
const DISMISSED = 'signupReminderDismissed'

export const pendingSignup = (): string | null => localStore.get(KEY)

export const keepPending = (id: string): void => localStore.set(KEY, id)

/** The signup is finished, or the shop does not know it any more: nobody is to be reminded of it. */
export const forgetPending = (id: string): void => {
  if (pendingSignup() === id) localStore.remove(KEY)
}

/** Whether the visitor does not want to be reminded during this visit. */
export const isReminderDismissed = (): boolean => sessionStore.get(DISMISSED) !== null

export const dismissReminder = (): void => sessionStore.set(DISMISSED, '1')
