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
import { createGate, type Hydration } from './hydration'
import { isServedPage } from './page-view'
import { usePropsGuard } from './props-guard'
import { untilLoaded } from './until-loaded'

export type Code<Props> = {
  /** The component, if its code is loaded already. */
  loaded: () => ComponentType<Props> | undefined
  /** @param frame the part's element, if the server wrote its HTML */
  load: (frame?: Element) => Promise<{ default: ComponentType<Props> }>
}

/** Inside the boundary, so that its effect runs when the part is hydrated. */
const MarkHydrated = ({ frame }: { frame: RefObject<HTMLElement | null> }) => {
  useEffect(() => {
    if (!frame.current) return
    frame.current.setAttribute('data-hydrated', '')
    void replayEarlyUse(frame.current)
  }, [frame])
  return null
}

type FrameProps<Props> = {
  hydration: Hydration
  code: Code<Props>
  /** Attributes of the frame's element. */
  attributes: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, string>
  /** The part's props: the same object for as long as it is on the page. */
  props: Props
}

/**
 * A part of the page in its own Suspense boundary. The server's HTML stays until the part's gate opens and its code is loaded. A page
 * that a link led to has no such HTML: its code was loaded before, and the part renders at once.
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
  usePropsGuard(frame, props)
  return (
    <div ref={frame} data-hydrate={hydration} {...attributes}>
      <FaultBoundary place={() => frame.current} during="A part of the page failed.">
        <Suspense fallback={null}>
          <Part {...props} />
          <MarkHydrated frame={frame} />
        </Suspense>
      </FaultBoundary>
    </div>
  )
}
