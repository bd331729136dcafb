import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { radius, shadow, space, type } from '../../theme'
import { dismissNotification, Icon, type IconName, type Notification } from '../../ui'
import { setFading, useFading } from './fading-store'

/** Milliseconds (spec 9). */
const DURATION = { success: 2000, info: 3000, warning: 4000, danger: 6000 }
const FADE = 2000

const ICONS: Record<Notification['type'], IconName> = {
  success: 'check',
  info: 'tag',
  warning: 'warning',
  danger: 'warning',
}

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`

const Card = styled.div`
  --mark: #14213d;
  --mark-ink: #fff;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 14px;
  width: min(100%, 480px);
  padding: 12px 8px 12px ${space.s};
  border-radius: 20px;
  background: #222222;
  color: #fff;
  box-shadow:
    0 0 0 1px rgb(255 255 255 / 0.2),
    ${shadow.floating};
  pointer-events: auto;
  animation: ${rise} 320ms cubic-bezier(0.2, 0.7, 0.2, 1);

  &[data-type='success'] {
    --mark: #8fdcb4;
    --mark-ink: #222222;
  }
  &[data-type='info'] {
    --mark: #d9e6ff;
    --mark-ink: #222222;
  }
  &[data-type='warning'] {
    --mark: #ffce3d;
    --mark-ink: #222222;
  }
  &[data-type='danger'] {
    --mark: #ff6a3d;
    --mark-ink: #222222;
  }
  &[data-fading] {
    opacity: 0;
    transition: opacity ${FADE}ms ease-in;
  }
`

const Mark = styled.span`
  display: grid;
  width: 36px;
  height: 36px;
  place-items: center;
  border-radius: ${radius.pill};
  background: var(--mark);
  color: var(--mark-ink);
`

const Words = styled.div`
  strong {
    ${type.label}
    display: block;
  }
  p {
    ${type.note}
    color: #e3e3e3;
    overflow-wrap: anywhere;
  }
`

const Dismiss = styled.button`
  display: grid;
  width: 44px;
  height: 44px;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;

  &:hover {
    background: rgb(255 255 255 / 0.14);
  }
`

/** Shows for the type's duration, fades, goes; stays while `held`. */
const useLifetime = (id: number, type: Notification['type'], held: boolean) => {
  const fading = useFading(({ ids }) => ids.has(id))
  useEffect(() => {
    if (held) return
    const timer = fading
      ? setTimeout(() => dismissNotification(id), FADE)
      : setTimeout(() => setFading(id, true), DURATION[type])
    return () => clearTimeout(timer)
  }, [id, type, held, fading])
  return fading
}

type ToastProps = { notification: Notification & { id: number } }

/** One toast. A pointer over it or focus in it brings it back and stops its clock. */
export const Toast = ({ notification: { id, type: kind, title, message } }: ToastProps) => {
  const [held, setHeld] = useState(false)
  const fading = useLifetime(id, kind, held)
  // A live region has to be there before its words are, or it is not read out.
  const [announced, setAnnounced] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const hold = () => {
    setHeld(true)
    setFading(id, false)
  }
  const release = () => setHeld(false)

  return (
    <Card
      data-type={kind}
      data-fading={fading ? '' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Mark>
        <Icon name={ICONS[kind]} size={20} />
      </Mark>
      <Words role={kind === 'danger' ? 'alert' : 'status'}>
        {announced ? (
          <>
            <strong>{title}</strong>
            {message ? <p>{message}</p> : null}
          </>
        ) : null}
      </Words>
      <Dismiss type="button" aria-label="Dismiss" onClick={() => dismissNotification(id)}>
        <Icon name="close" size={20} />
      </Dismiss>
    </Card>
  )
}
