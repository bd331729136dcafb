import styled from 'styled-components'
import { space } from '../../theme'
import { useNotifications } from '../../ui'
import { Toast } from './toast'

/** Above drawers, and above whatever a page keeps at the foot of the screen (`--sticky-footer`, a length). */
const Region = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 120;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.s};
  padding-bottom: calc(max(${space.s}, env(safe-area-inset-bottom)) + var(--sticky-footer, 0px));
  pointer-events: none;
`

/** The toasts on screen, the newest lowest. */
export const ToastRegion = () => {
  const notifications = useNotifications((state) => state.notifications)
  return (
    <Region>
      {notifications.map((notification) => (
        <Toast key={notification.id} notification={notification} />
      ))}
    </Region>
  )
}
