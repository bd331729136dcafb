import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type RefObject,
} from 'react'
import { replayEarlyUse } from './early-use'
import { FaultBoundary } from './fault-boundary'
import { createGate } from './hydration'
import { isServedPage } from './page-view'
import { useSleepGuard } from './sleep-guard'
import type { Hydration } from './types'
import { untilLoaded } from './until-loaded'

export type Code<Props> = {
  /** The component, when its code is here already. */
  loaded: () => ComponentType<Props> | undefined
  /** @param frame the part's element, where the server wrote what is in it */
  load: (frame?: Element) => Promise<{ default: ComponentType<Props> }>
}

/** Stands inside the boundary, so that it runs when the part is hydrated. */
const MarkAwake = ({ frame }: { frame: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (!frame.current) return
    frame.current.setAttribute('data-awake', '')
    void replayEarlyUse(frame.current)
  }, [frame])
  return null
}

type FrameProps<Props> = {
  hydration: Hydration
  code: Code<Props>
  /** Of the frame's element. */
  attributes: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, string>
  /** What the part is rendered with: the same object for as long as it is on the page. */
  props: Props
}

/**
 * A part of the page in its own Suspense boundary. The server's HTML stands until the part's gate opens and its code is
 * here; each part has a gate of its own, which is gone with the part. On a page that a link led to, where there is no such
 * HTML, the code was loaded before and the part renders at once.
 */
export const Frame = <Props extends object>({ hydration, code, attributes, props }: FrameProps<Props>) => {
  const frame = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => createGate(hydration))
  // Decided once: changing the component's type later would throw its state away.
  const [Part] = useState<ComponentType<Props>>(() => {
    const loaded = typeof window === 'undefined' || !isServedPage() ? code.loaded() : undefined
    return loaded ?? lazy(() => gate.opened.then((element) => untilLoaded(() => code.load(element))))
  })
  useEffect(() => (frame.current ? gate.watch(frame.current) : undefined), [gate])
  useSleepGuard(frame, props)
  return (
    <div ref={frame} data-hydrate={hydration} {...attributes}>
      <FaultBoundary place={() => frame.current} during="A part of the page failed.">
        <Suspense fallback={null}>
          <Part {...props} />
          <MarkAwake frame={frame} />
        </Suspense>
      </FaultBoundary>
    </div>
  )
}
