import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../platform/idle'
import { whileWorking } from '../platform/readiness'
import { isReminderDismissed, pendingSignup } from './pending'

const loadReminder = () => whileWorking(import(/* webpackChunkName: "signup-reminder" */ './reminder'))

/**
 * Reminds a visitor of an unfinished signup (spec 4, "Other states"). Visitors without one load nothing. For the others it appears
 * after the page is usable and lies over it, so nothing moves.
 */
export const SignupReminder = () => {
  const [Reminder, setReminder] = useState<ComponentType>()

  useEffect(() => {
    if (!pendingSignup() || isReminderDismissed()) return
    let isUnmounted = false
    const cancel = whenIdle(() =>
      loadReminder().then(
        (code) => (isUnmounted ? undefined : setReminder(() => code.Reminder)),
        // The next page tries again, and the menu has a link to the signup.
        (error: unknown) => console.warn('The reminder of the signup could not be loaded.', error),
      ),
    )
    return () => {
      isUnmounted = true
      cancel()
    }
  }, [])

  return Reminder ? <Reminder /> : null
}
