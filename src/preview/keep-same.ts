const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The parts of `after`, each as it stood in `before` where it is equal. */
const keepParts = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.entries(after).map(([name, part]) => [name, keepSame(before[name], part)] as const)

const byUid = (list: readonly unknown[]) =>
  new Map<unknown, unknown>(list.flatMap((one) => (isObject(one) && one._uid ? [[one._uid, one]] : [])))

const keepItems = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const known = byUid(before)
  // A block that was moved is the same block.
  const items = after.map((one, at) => keepSame((isObject(one) && known.get(one._uid)) || before[at], one))
  return items.length === before.length && items.every((one, at) => one === before[at]) ? before : items
}

/**
 * The later of two values of plain data, in which everything that is equal is the earlier object: React renders only the blocks
 * that an editor changed.
 */
export const keepSame = <Value>(before: unknown, after: Value): Value => {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) || Array.isArray(after))
    return (Array.isArray(before) && Array.isArray(after) ? keepItems(before, after) : after) as Value
  const parts = keepParts(before, after)
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.is(part, before[name]))
  return (isSame ? before : Object.fromEntries(parts)) as Value
}
