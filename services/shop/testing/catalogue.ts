import path from 'node:path'

/** The demo catalogue's files. */
export const CATALOGUE_DIR = path.join(import.meta.dirname, '../../../content/catalogue')
