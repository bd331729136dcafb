import { useEffect, useRef, type RefObject } from 'react'

const isSame = (before: object, after: object): boolean => {
  const [one, other] = [Object.entries(before), new Map<string, unknown>(Object.entries(after))]
  return one.length === other.size && one.every(([name, value]) => Object.is(other.get(name), value))
}

const useGuard = (frame: RefObject<Element | null>, props: object): void => {
  const first = useRef(props)
  useEffect(() => {
    const before = first.current
    first.current = props
    if (isSame(before, props)) return
    const name = frame.current?.getAttribute('data-block') ?? 'part of the layout'
    throw new Error(
      `Something above the block "${name}" rendered it again with other props. React discards the server's HTML of a block that is not hydrated yet when its props change: keep what changes in a store, and read it inside the block.`,
    )
  })
}

/**
 * Throws in tests when a part of the page is given other props: see {@link useGuard}'s message. Under `npm run dev` the browser renders
 * every page, so every part is hydrated, and a changed story gives each part of its page other props.
 */
export const usePropsGuard: typeof useGuard = process.env.NODE_ENV === 'test' ? useGuard : () => undefined
