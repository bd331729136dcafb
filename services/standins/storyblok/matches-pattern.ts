/**
 * Whether a text fits a pattern in which `*` stands for anything, letter case aside. Each part between two stars is taken
 * where it first fits, which leaves the most to what follows: nothing is tried twice, however many stars there are.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const subject = text.toLowerCase()
  const [start = '', ...parts] = pattern.toLowerCase().split('*')
  const end = parts.pop()
  if (end === undefined) return subject === start
  if (!subject.startsWith(start)) return false
  let reached = start.length
  for (const part of parts) {
    const found = subject.indexOf(part, reached)
    if (found < 0) return false
    reached = found + part.length
  }
  return subject.endsWith(end) && subject.length - end.length >= reached
}
