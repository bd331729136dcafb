const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Postgres refuses to compare a uuid with any other text, so ask before looking one up. */
export const isUuid = (text: string): boolean => UUID.test(text)
