import { lazy, Suspense, useEffect } from 'react'
import { untilLoaded } from '../../islands'
import { useNotifications } from '../../ui'

const load = async () => {
  const { ToastRegion } = await import(/* webpackChunkName: "toast-region" */ './toast-region')
  return { default: ToastRegion }
}
const ToastRegion = lazy(() => untilLoaded(load))

/**
 * Waits for the first notification, or for a part of the page that expects one, and only then loads what shows it. Its element is there from the start: an open
 * drawer hides the rest of the page from screen readers, but nothing that had `aria-live` when it opened. The value is
 * `off`, since each toast announces itself.
 */
export const Toasts = () => {
  const wanted = useNotifications((state) => state.notifications.length > 0)
  const expected = useNotifications((state) => state.expected)
  useEffect(() => {
    if (!expected) return
    // The first toast tries again, for as long as it takes.
    load().catch((error: unknown) => console.warn('The toasts could not be loaded ahead.', error))
  }, [expected])
  return (
    <div aria-live="off">
      <Suspense fallback={null}>{wanted ? <ToastRegion /> : null}</Suspense>
    </div>
  )
}
