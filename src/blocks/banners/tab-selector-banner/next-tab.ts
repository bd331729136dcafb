/**
 * The tab that a key leads to from the chosen one, round at the ends; undefined for a key that is none of theirs (WAI-ARIA
 * Authoring Practices, tabs).
 * @param key of a keyboard event
 */
export const nextTab = (key: string, chosen: number, count: number): number | undefined => {
  const places = new Map([
    ['ArrowLeft', (chosen + count - 1) % count],
    ['ArrowRight', (chosen + 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ])
  return places.get(key)
}
