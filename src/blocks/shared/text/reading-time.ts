/** The reading time as text: `6 minutes to read`. @param minutes as an editor wrote them; an empty text gives nothing */
export const readingTime = (minutes: string | undefined): string =>
  minutes ? `${minutes} ${minutes === '1' ? 'minute' : 'minutes'} to read` : ''
