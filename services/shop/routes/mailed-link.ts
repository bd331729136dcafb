/** A link in a mail as it was written, and as programs pass it on that take its last slash for the end of a sentence. */
export const withAndWithoutSlash = (path: `${string}/`): string[] => [path, path.slice(0, -1)]
