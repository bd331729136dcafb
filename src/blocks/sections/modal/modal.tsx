import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { rhythm, space } from '../../../theme'
import { ModalPanel } from './modal-panel'

const Place = styled.section`
  display: grid;
  justify-items: center;
  padding: ${rhythm.tight} ${space.gutter};
`

/**
 * The content-driven modal of spec 2. So far it stands where the editor put it, and a link with its id leads there; what is
 * tracked when it opens stands in its attributes.
 */
const Modal = ({ blok }: BlockProps<Bloks.Modal>) => {
  const titleId = `title-${blok._uid}`
  return (
    <Place
      id={blok.id}
      aria-labelledby={titleId}
      data-modal={blok.id}
      data-tracking-event={blok.trackingEventName || undefined}
      data-tracking-key={blok.trackingEventKey || undefined}
      data-tracking-value={blok.trackingEventValue || undefined}
    >
      <ModalPanel blok={blok} titleId={titleId} />
    </Place>
  )
}

export default Modal
