import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { radius, space } from '../../theme'
import { useBridge } from '../use-bridge'
import { onKey } from '../use-watch'
import { Tool, Tools } from './look'

/** The widths of the site's design, in px. */
const WIDTHS = [
  [390, 'Phone'],
  [768, 'Tablet'],
  [1440, 'Desktop'],
] as const
type Width = (typeof WIDTHS)[number][0]

const Whole = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space.xs};
  height: 100%;
`
const Room = styled.div`
  position: relative;
  min-height: 320px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: #f1f0ec;
`
const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 50%;
  border: 0;
  background: #fff;
  transform-origin: 0 0;
`

type Size = { width: number; height: number }

/** The size of an element, as it changes. */
const useSize = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

/** The frame at a width, made smaller where the room is narrower. */
const placeIn = ({ width: room, height }: Size, width: Width) => {
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return {
    width: `${width}px`,
    height: `${height / scale}px`,
    marginLeft: `${(-width * scale) / 2}px`,
    transform: `scale(${scale})`,
  }
}

type PageFrameProps = { storyId: number; name: string; address: string }

/** The draft as its page, which follows what is typed. */
export const PageFrame = ({ storyId, name, address }: PageFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, size } = useSize()
  const [chosen, setChosen] = useState<Width>()
  const width = chosen ?? (size.width < 640 ? 390 : 768)
  useBridge(frame, storyId)
  return (
    <Whole>
      <Tools role="group" aria-label="Width of the page">
        {WIDTHS.map(([px, word]) => (
          <Tool key={px} type="button" aria-pressed={px === width} onClick={() => setChosen(px)}>
            {`${word} ${px}`}
          </Tool>
        ))}
      </Tools>
      <Room ref={ref}>
        <Frame
          ref={frame}
          src={address}
          title={`Page of the draft “${name}”`}
          style={placeIn(size, width)}
          // Each page that the frame loads has a window without listeners.
          onLoad={() => frame.current?.contentWindow?.addEventListener('keydown', onKey)}
        />
      </Room>
    </Whole>
  )
}
