import type { Database } from '../../database/open'
import type { Client } from './authorize-request'

export interface IdentityStandinOptions extends Client {
  database: Database
  /** The site's own origin, on which the login page is reached. */
  siteUrl: string
  /** How this provider calls itself in its tokens. */
  issuer: string
  /** With which the site's server redeems codes. */
  clientSecret: string
}
