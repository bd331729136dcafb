import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { wasUsedEarly } from '../../../islands'
import { layer, overPage, rhythm, SCRIPTED, space } from '../../../theme'
import { DIALOG_MARK } from '../../../ui'
import { closeDialog, Dialog, SHOWS_DIALOGS, useOpenDialog } from '../../../ui/dialog'
import { ModalPanel } from './modal-panel'

/**
 * Calls back once everything that was pressed or typed in an element's blocks before their hydration has been repeated.
 * Returns a function that stops waiting.
 */
const whenEarlyUseDone = (element: Element, tell: () => void): (() => void) => {
  const parts = [...element.querySelectorAll('[data-hydrate]')].filter(wasUsedEarly)
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    if (parts.some(wasUsedEarly)) return
    observer.disconnect()
    // Early input is repeated right after the block is hydrated.
    timer = setTimeout(tell)
  })
  if (parts.length === 0) tell()
  else observer.observe(element, { subtree: true, attributeFilter: ['data-hydrated'] })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/* The panel as the server renders it. It is part of the page without scripts, in the gallery and in the preview. A link that is
   followed before the dialog's code has loaded shows it at once, over the page. */
const Place = styled.section`
  display: grid;
  justify-items: center;
  padding: ${rhythm.tight} ${space.gutter};

  ${SCRIPTED} :not(${SHOWS_DIALOGS}) > main & {
    &:not(:target, [data-panel-shown]) {
      display: none;
    }
    &:is(:target, [data-panel-shown]) {
      ${overPage}
      z-index: ${layer.drawer};
      padding: ${space.s} 12px;
      background: rgb(10 10 10 / 0.5);
      overflow: auto;

      > * {
        margin-block: auto;
      }
    }
  }
`

const trackingOf = ({ trackingEventName: event, trackingEventKey, trackingEventValue }: Bloks.Modal) =>
  event ? { event, key: trackingEventKey ?? '', value: trackingEventValue ?? '' } : undefined

const modalsAreInPage = () => document.querySelector(SHOWS_DIALOGS) !== null

/** Whether the panel may leave the page: once all early input in it has been repeated. */
const useHydrated = () => {
  const place = useRef<HTMLElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    const { current } = place
    return current ? whenEarlyUseDone(current, () => setHydrated(true)) : setHydrated(true)
  }, [])
  return { place, isHydrated }
}

/**
 * The content-driven modal of spec 2: a link with its id, the query, or an editor's setting opens it. Once hydrated it is a mark on
 * the page and a dialog outside it; only one of them has the panel, since ids must be unique in a page.
 */
const Modal = ({ blok }: BlockProps<Bloks.Modal>) => {
  const target = useOpenDialog((state) => (state.target?.id === blok.id ? state.target : null))
  const { place, isHydrated } = useHydrated()
  const titleId = `title-${blok._uid}`
  const mark = {
    id: blok.id,
    [DIALOG_MARK]: '',
    'data-opens-itself': blok.opensItself ? '' : undefined,
  }
  const isOnPage = !isHydrated || (modalsAreInPage() && !target)
  return (
    <>
      {isOnPage ? (
        <Place ref={place} {...mark} aria-labelledby={titleId}>
          <ModalPanel blok={blok} titleId={titleId} />
        </Place>
      ) : (
        <span {...mark} hidden />
      )}
      {isHydrated ? (
        <Dialog
          target={target}
          onClose={closeDialog}
          name={blok.title}
          labelledBy={titleId}
          widest={600}
          tracking={trackingOf(blok)}
        >
          <ModalPanel blok={blok} titleId={titleId} />
        </Dialog>
      ) : null}
    </>
  )
}

export default Modal
