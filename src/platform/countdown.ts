const SECOND = 1000

/** What is left of a time: whole days, then hours, minutes and seconds of the last one. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number; isOver: boolean }

/** What is left, a second that has begun counted whole: it is over at 0 and not before. @param left milliseconds; below zero is over */
export const countdown = (left: number): Countdown => {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: seconds === 0,
  }
}

/** When the countdown shows its next figures, in milliseconds, 1 to 1000. @param left milliseconds, above zero */
export const untilNextSecond = (left: number): number => left % SECOND || SECOND
