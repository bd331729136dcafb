import { memo, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { BlockRegistry } from './create-registry'
import { replayEarlyUses } from './early-uses'
import { effectiveWakes } from './effective-wakes'
import { footOf, loadedBlock } from './gates'
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

type Lazy = ComponentType<BlockProps<Blok>>
type FrameProps = { blok: Blok; Block: Lazy; attributes: Record<`data-${string}`, string> }

const Frame = ({ blok, Block, attributes }: FrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} {...attributes}>
      <Suspense fallback={null}>
        <Block blok={blok} />
        <MarkAwake frame={frame} />
      </Suspense>
    </div>
  )
}

type BlockFrameProps = { blok: Blok; entry: BlockRegistry[string]; registry: BlockRegistry }

/**
 * One block in its own Suspense boundary: the server's HTML stands until the block's gate opens and its code is here.
 * On a page reached by a click the code was loaded before, and the block renders at once. It takes no part in renders
 * above it: new props on a sleeping boundary would make React throw the HTML away.
 */
export const BlockFrame = memo(function BlockFrame({ blok, entry, registry }: BlockFrameProps) {
  const wakes = effectiveWakes(blok, registry)
  // Decided once: changing the component's type later would throw its state away.
  const [Block] = useState(() => (loadedBlock(blok.component)?.default ?? entry.lazily(wakes)) as Lazy)
  return <Frame {...{ blok, Block }} attributes={{ 'data-block': blok.component, 'data-wakes': wakes }} />
})

/** What a block keeps at the foot of the screen: it wakes at once, as the block itself does. */
export const BlockFootFrame = memo(function BlockFootFrame({
  blok,
  entry,
}: Omit<BlockFrameProps, 'registry'>) {
  const [Block] = useState(
    () => (loadedBlock(footOf(blok.component))?.default ?? entry.lazyFoot) as Lazy | undefined,
  )
  return Block ? (
    <Frame {...{ blok, Block }} attributes={{ 'data-block-foot': blok.component, 'data-wakes': 'load' }} />
  ) : null
})
