import { SignupReminder } from '../signup'
import { useInBrowser } from '../platform/use-in-browser'
import { hidesBanners, isAskedToBeBare } from './bare-page'

/** Sections in which the visitor is busy with something else, or with the signup itself. */
const BUSY_SECTIONS = ['/za/signup/', '/za/checkout/', '/za/login-callback/', '/za/editor/']

/** Whether the page in view may remind of an unfinished signup, as pages with banners do (spec 2, "Page layout"). */
export const mayRemind = (path: string): boolean =>
  !BUSY_SECTIONS.some((section) => path.startsWith(section)) &&
  !hidesBanners({ path, excludedPaths: [] }) &&
  !isAskedToBeBare()

/** The reminder of an unfinished signup, where there {@link mayRemind may} be one. */
export const Reminder = ({ path }: { path: string }) =>
  useInBrowser(() => mayRemind(path), false) ? <SignupReminder /> : null
