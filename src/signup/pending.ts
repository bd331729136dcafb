import { persistedText } from '../platform/persisted'

const PENDING = persistedText('pendingSignupId', 'local')
const DISMISSED = persistedText('signupReminderDismissed', 'session')

/** The id of a signup that was left unfinished in this browser; '' when there is none. */
export const pendingSignup = PENDING.read

export const keepPending = (id: string): void => void PENDING.write(id)

/** The signup is finished, or the shop does not know it any more: nobody is to be reminded of it. */
export const forgetPending = (id: string): void => {
  if (pendingSignup() === id) PENDING.clear()
}

/** Whether the visitor does not want to be reminded during this visit. */
export const isReminderDismissed = (): boolean => DISMISSED.read() !== ''

export const dismissReminder = (): void => void DISMISSED.write('1')
