const FIRST_MS = 1000
const FACTOR = 1.5
const LONGEST_MS = 15_000

/** The pause before the next request in ms: longer each time, 15 s at most. @param requests how many came before, from 0 */
export const pollDelay = (requests: number): number => Math.min(LONGEST_MS, FIRST_MS * FACTOR ** requests)

/** The number of requests without an outcome after which the page says that it takes longer: about 20 seconds. */
export const PATIENCE = 6
