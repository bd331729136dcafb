import { memo, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { BlockRegistry } from './create-registry'
import { replayEarlyUses } from './early-uses'
import { effectiveWakes } from './effective-wakes'
import { loadedBlock } from './gates'
import type { BlockProps, Blok } from './types'

/** Stands inside the boundary, so that it runs when the block has woken. */
const MarkAwake = ({ frame }: { frame: RefObject<HTMLDivElement | null> }) => {
  useEffect(() => {
    if (!frame.current) return
    frame.current.setAttribute('data-awake', '')
    void replayEarlyUses(frame.current)
  }, [frame])
  return null
}

type BlockFrameProps = { blok: Blok; entry: BlockRegistry[string]; registry: BlockRegistry }

/**
 * One block in its own Suspense boundary: the server's HTML stands until the block's gate opens and its code is here.
 * On a page reached by a click the code was loaded before, and the block renders at once. It takes no part in renders
 * above it: new props on a sleeping boundary would make React throw the HTML away.
 */
export const BlockFrame = memo(function BlockFrame({ blok, entry, registry }: BlockFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const wakes = effectiveWakes(blok, registry)
  // Decided once: changing the component's type later would throw its state away.
  const [Block] = useState(
    () => (loadedBlock(blok.component)?.default ?? entry.lazily(wakes)) as ComponentType<BlockProps<Blok>>,
  )
  return (
    <div ref={frame} data-block={blok.component} data-wakes={wakes}>
      <Suspense fallback={null}>
        <Block blok={blok} />
        <MarkAwake frame={frame} />
      </Suspense>
    </div>
  )
})
