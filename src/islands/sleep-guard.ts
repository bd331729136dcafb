import { useEffect, useRef, type RefObject } from 'react'

const isSame = (before: object, after: object): boolean => {
  const [one, other] = [Object.entries(before), new Map<string, unknown>(Object.entries(after))]
  return one.length === other.size && one.every(([name, value]) => Object.is(other.get(name), value))
}

/** Content that was changed while `npm run dev` runs comes as another value: it is no mistake. */
const isSameContent = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after)

const useGuard = (frame: RefObject<Element | null>, props: object): void => {
  const first = useRef(props)
  useEffect(() => {
    const before = first.current
    first.current = props
    if (isSame(before, props)) return
    if (process.env.NODE_ENV === 'development' && !isSameContent(before, props)) return
    const name = frame.current?.getAttribute('data-block') ?? 'part of the layout'
    throw new Error(
      `Something above the block "${name}" rendered it again with other props. Where the server wrote it and it still sleeps, React throws its HTML away: keep what changes in a store, and read it inside the block.`,
    )
  })
}

/** Throws, except in production, where a part of the page is given other props: see {@link useGuard}'s message. */
export const useSleepGuard: typeof useGuard =
  process.env.NODE_ENV === 'production' ? () => undefined : useGuard
