/** The same work, done once for all who ask while it is under way, so that many at once cost no more than one. */
export function shareWork<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () =>
    (underWay ??= work().finally(() => {
      underWay = undefined
    }))
}
