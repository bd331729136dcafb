import type { Bloks } from '../content'
import type { PageContext } from '../page'

/** What the build hands to the pages of the signup; made in gatsby/signup-pages.ts. */
export type SignupContext = PageContext<Bloks.Page> & {
  /** Kept out of search engines: the address is somebody's own. */
  hidden: boolean
  help: { phone: string | undefined; hours: string | undefined }
}
