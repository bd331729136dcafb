import styled from 'styled-components'
import { space } from '../../theme'
import { useNotifications } from '../../ui'
import { Toast } from './toast'

const Region = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.s};
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
