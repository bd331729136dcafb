import { useEffect, useRef, type PointerEvent } from 'react'
import styled from 'styled-components'
import { Picture } from '../../content'
import { Icon } from '../../ui'
import type { ProductPicture } from '../data/types'

const Screen = styled.dialog`
  width: 100vw;
  max-width: none;
  height: var(--screen);
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--band);
  color: var(--ink);
`

/* Scrolls natively: a finger, a wheel and the arrow keys pan. */
const Pan = styled.div`
  display: flex;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* Twice what fits, as sharp as the picture is. */
  img {
    flex: none;
    width: min(max(220vmin, 100vmax), 1600px);
    max-width: none;
    margin: auto;
  }
`

const CloseButton = styled.button`
  position: absolute;
  inset: max(16px, env(safe-area-inset-top)) 16px auto auto;
  display: grid;
  width: 48px;
  height: 48px;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--ink);
  color: var(--on-ink);
`

/** A mouse does not scroll by itself; a finger does. */
const drag = ({ pointerType, buttons, movementX, movementY, currentTarget }: PointerEvent) => {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY)
}

type PictureZoomProps = {
  picture: ProductPicture
  /** In its words for screen readers where the picture has none of its own. */
  name: string
  /** By the button, by Escape or by a phone's way back. */
  onClose: () => void
}

/** One picture over the whole screen, larger than that: opens at its middle, to be panned. The focus returns to what opened it. */
export const PictureZoom = ({ picture, name, onClose }: PictureZoomProps) => {
  const screen = useRef<HTMLDialogElement>(null)
  const pan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    screen.current?.showModal()
    const { current } = pan
    current?.focus()
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    )
    return () => (opener instanceof HTMLElement ? opener.focus() : undefined)
  }, [])
  return (
    <Screen ref={screen} aria-label={picture.alt || name} onClose={onClose}>
      <Pan ref={pan} role="group" aria-label="Picture to look around in" tabIndex={0} onPointerMove={drag}>
        <Picture asset={picture} alt={picture.alt || name} sizes="max(220vmin, 100vmax)" />
      </Pan>
      <CloseButton type="button" aria-label="Close" onClick={() => screen.current?.close()}>
        <Icon name="close" />
      </CloseButton>
    </Screen>
  )
}
