/** So many that a disk has always something to do, and few enough for what one process may hold open. */
export const FILES_AT_ONCE = 16

/** Does the same for every item, so many at a time, and answers in the order of the items. The first failure ends it. */
export async function mapAtMost<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const takeNext = async () => {
    for (const [index, item] of waiting) {
      results[index] = await work(item).catch((reason: unknown) => {
        hasFailed = true
        throw reason
      })
      if (hasFailed) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext))
  return results
}
