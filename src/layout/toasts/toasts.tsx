import { lazy, Suspense } from 'react'
import { useNotifications } from '../../ui'

const ToastRegion = lazy(() =>
  import(/* webpackChunkName: "toast-region" */ './toast-region').then(({ ToastRegion: Region }) => ({
    default: Region,
  })),
)

/**
 * Waits for the first notification and only then loads what shows it. Its element is there from the start: an open
 * drawer hides the rest of the page from screen readers, but nothing that had `aria-live` when it opened. The value is
 * `off`, since each toast announces itself.
 */
export const Toasts = () => {
  const wanted = useNotifications((state) => state.notifications.length > 0)
  return (
    <div aria-live="off">
      <Suspense fallback={null}>{wanted ? <ToastRegion /> : null}</Suspense>
    </div>
  )
}
