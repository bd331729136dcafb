/** One code, or several with commas between them, as editors write them; none where nothing is written. */
export const splitCodes = (written: unknown): string[] =>
  typeof written === 'string' ? written.split(',').flatMap((code) => code.trim() || []) : []
