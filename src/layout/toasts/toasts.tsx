import { lazy, Suspense, useEffect } from 'react'
import { untilLoaded } from '../../islands'
import { useNotifications } from '../../ui'

const load = async () => {
  const { ToastRegion } = await import(/* webpackChunkName: "toast-region" */ './toast-region')
  return { default: ToastRegion }
}
const ToastRegion = lazy(() => untilLoaded(load))

/**
 * Loads the code of the toasts for the first notification, or when a part of the page expects one. The element exists from the start,
 * because an open drawer hides the page from screen readers except elements that had `aria-live` when it opened. The value is `off`,
 * because each toast announces itself.
 */
export const Toasts = () => {
  const wanted = useNotifications((state) => state.notifications.length > 0)
  const expected = useNotifications((state) => state.expected)
  useEffect(() => {
    if (!expected) return
    // The first toast loads it again, until that succeeds.
    load().catch((error: unknown) => console.warn('The toasts could not be preloaded.', error))
  }, [expected])
  return (
    <div aria-live="off">
      <Suspense fallback={null}>{wanted ? <ToastRegion /> : null}</Suspense>
    </div>
  )
}
