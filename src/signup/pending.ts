import { persistedText } from '../platform/persisted'

const PENDING = persistedText('pendingSignupId', 'local')
const DISMISSED = persistedText('signupReminderDismissed', 'session')

/** The id of the unfinished signup of this browser; '' when there is none. */
export const pendingSignup = PENDING.read

export const storePending = (id: string): void => void PENDING.write(id)

/** Ends the reminders of a signup that is finished or that the shop no longer knows. */
export const forgetPending = (id: string): void => {
  if (pendingSignup() === id) PENDING.clear()
}

/** Whether the visitor has dismissed the reminder in this visit. */
export const isReminderDismissed = (): boolean => DISMISSED.read() !== ''

export const dismissReminder = (): void => void DISMISSED.write('1')
