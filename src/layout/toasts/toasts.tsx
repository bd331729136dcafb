import { lazy, Suspense } from 'react'
import { useNotifications } from '../../ui'

const ToastRegion = lazy(() =>
  import('./toast-region').then(({ ToastRegion: Region }) => ({ default: Region })),
)

/** Waits for the first notification and only then loads what shows it. */
export const Toasts = () => {
  const wanted = useNotifications((state) => state.notifications.length > 0)
  return wanted ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null
}
