import { useEffect, useState, type ComponentType } from 'react'
import { isReminderDismissed, pendingSignup } from '../pending'

const loadReminder = () => import(/* webpackChunkName: "signup-reminder" */ './reminder')

/** Runs once the page has nothing more urgent to do. */
const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 3000 })
  else setTimeout(task, 1000)
}

/**
 * Reminds whoever left a signup unfinished in this browser (spec 4, "Other states"). Visitors without one load nothing;
 * for the others it comes after the page is usable, and lies over it, so nothing moves.
 */
export const SignupReminder = () => {
  const [Reminder, setReminder] = useState<ComponentType>()

  useEffect(() => {
    if (!pendingSignup() || isReminderDismissed()) return
    let isLeft = false
    whenIdle(() => {
      loadReminder().then(
        (code) => (isLeft ? undefined : setReminder(() => code.Reminder)),
        // The next page tries again; the signup itself is a link away in the menu.
        (error: unknown) => console.warn('The reminder of the signup could not be loaded.', error),
      )
    })
    return () => {
      isLeft = true
    }
  }, [])

  return Reminder ? <Reminder /> : null
}
