import { timeNow } from '../../platform/clock'

/** Digits of {@link inDigits}: enough until 2097. */
const LENGTH = 26

/** A minute since 1970 as binary digits of one length, so that texts sort as the minutes do. */
export const inDigits = (minute: number): string => minute.toString(2).padStart(LENGTH, '0')

/** Marks the document with the minute in which a page view begins, for {@link viewMinute} and the styles (src/mark-page-view.ts). */
export const markViewMinute = (): void => {
  document.documentElement.dataset.minute = inDigits(Math.floor(timeNow() / 60_000))
}

/** The minute since 1970 in which this page view began. */
export const viewMinute = (): number => parseInt(document.documentElement.dataset.minute ?? '', 2)
