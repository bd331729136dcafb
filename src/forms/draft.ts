type Texts = Record<string, string>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The texts of `stored` under the names of `empty`; anything else stays empty: storage can be old, edited or broken. */
export const textsOf = <Shape extends Texts>(empty: Shape, stored: unknown): Shape => {
  if (!isRecord(stored)) return empty
  const names = Object.keys(empty).filter((name) => typeof stored[name] === 'string')
  return { ...empty, ...Object.fromEntries(names.map((name) => [name, stored[name]])) }
}

const isBlank = (fields: Texts): boolean => Object.values(fields).every((text) => text.trim() === '')

/** What was typed here, with what is known in each field that is empty. */
export const fillEmpty = <Shape extends Texts>(typed: Shape, known: Shape): Shape => {
  const blank = Object.keys(typed).filter((name) => typed[name]?.trim() === '')
  return { ...typed, ...Object.fromEntries(blank.map((name) => [name, known[name] ?? ''])) }
}

/** What was typed here, or the server’s copy where nothing was: another device may have begun. */
export const prefill = <Shape extends Texts>(typed: Shape, saved: Shape | null): Shape =>
  saved && isBlank(typed) ? saved : typed
