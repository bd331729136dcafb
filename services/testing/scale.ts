/** Tests ask what is just enough to fail, or with `TEST_SCALE=full` as much as may take minutes (docs/testing.md). */
export const IS_FULL_RUN = process.env.TEST_SCALE === 'full'

export const byScale = (quick: number, full: number): number => (IS_FULL_RUN ? full : quick)
