/** How long an article takes, in words: `6 minutes to read`. @param minutes as an editor wrote them; empty gives nothing */
export const readingTime = (minutes: string | undefined): string =>
  minutes ? `${minutes} ${minutes === '1' ? 'minute' : 'minutes'} to read` : ''
