import type { Database } from '../database/open'
import type { LoginProvider } from './provider'

export interface AuthOptions {
  database: Database
  /** The site's own origin: the only one that may ask, and the only one that people are sent back to. */
  siteUrl: string
  provider: LoginProvider
  /** 32 bytes that hash who tried what. */
  personalDataKey: Buffer
  /** Whether this machine itself may do more than any visitor. */
  sandbox: boolean
}
