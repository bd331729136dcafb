/** A list of more questions than this is searched rather than read. */
export const READ_AT_MOST = 10
