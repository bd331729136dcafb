import { SignupReminder } from '../signup'
import { useInBrowser } from '../platform/use-in-browser'
import { hidesBanners } from './bare-page'

/** Where somebody is in the middle of something else, or of the signup itself. */
const BUSY_SECTIONS = ['/za/signup/', '/za/checkout/', '/za/login-callback/', '/za/editor/']

type ReminderProps = { path: string; excludedPaths: readonly string[] }

/** The reminder of an unfinished signup, on every page that shows banners (spec 2, "Page layout"). */
export const Reminder = ({ path, excludedPaths }: ReminderProps) => {
  const isHidden = useInBrowser(
    () =>
      BUSY_SECTIONS.some((section) => path.startsWith(section)) ||
      hidesBanners({ path, query: window.location.search, excludedPaths }),
    true,
  )
  return isHidden ? null : <SignupReminder />
}
