import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../../platform/idle'
import { whileWorking } from '../../platform/readiness'
import { isReminderDismissed, pendingSignup } from '../pending'

const loadReminder = () => whileWorking(import(/* webpackChunkName: "signup-reminder" */ './reminder'))

/**
 * Reminds whoever left a signup unfinished in this browser (spec 4, "Other states"). Visitors without one load nothing;
 * for the others it comes after the page is usable, and lies over it, so nothing moves.
 */
export const SignupReminder = () => {
  const [Reminder, setReminder] = useState<ComponentType>()

  useEffect(() => {
    if (!pendingSignup() || isReminderDismissed()) return
    let isLeft = false
    const callOff = whenIdle(() =>
      loadReminder().then(
        (code) => (isLeft ? undefined : setReminder(() => code.Reminder)),
        // The next page tries again; the signup itself is a link away in the menu.
        (error: unknown) => console.warn('The reminder of the signup could not be loaded.', error),
      ),
    )
    return () => {
      isLeft = true
      callOff()
    }
  }, [])

  return Reminder ? <Reminder /> : null
}
