import { SignupReminder } from '../signup'
import { useInBrowser } from '../platform/use-in-browser'
import { hidesBanners, isAskedToBeBare } from './bare-page'

/** Where somebody is in the middle of something else, or of the signup itself. */
const BUSY_SECTIONS = ['/za/signup/', '/za/checkout/', '/za/login-callback/', '/za/editor/']

/** The reminder of an unfinished signup, on every page that shows banners (spec 2, "Page layout"). */
export const Reminder = ({ path }: { path: string }) => {
  const isHidden = useInBrowser(
    () =>
      BUSY_SECTIONS.some((section) => path.startsWith(section)) ||
      hidesBanners({ path, excludedPaths: [] }) ||
      isAskedToBeBare(),
    true,
  )
  return isHidden ? null : <SignupReminder />
}
