export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The texts of `stored` under the names of `empty`. Anything else stays empty, because storage can be old, edited or broken. */
export const textsOf = <Shape extends Record<string, string>>(empty: Shape, stored: unknown): Shape => {
  if (!isRecord(stored)) return empty
  const names = Object.keys(empty).filter((name) => typeof stored[name] === 'string')
  return { ...empty, ...Object.fromEntries(names.map((name) => [name, stored[name]])) }
}
