const FIRST_MS = 1000
const FACTOR = 1.5
const LONGEST_MS = 15_000

/** How long to wait before asking again, in ms: longer each time, 15 s at most. `asked` counts earlier questions from 0. */
export const pollDelay = (asked: number): number => Math.min(LONGEST_MS, FIRST_MS * FACTOR ** asked)

/** Questions without an answer after which the shopper is told that it takes longer: about 20 seconds. */
export const PATIENCE = 6
