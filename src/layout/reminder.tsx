import { SignupReminder } from '../signup'
import { hidesBanners } from './site-banner/hides-banners'
import { useInBrowser } from '../platform/use-in-browser'

/** Pages on which somebody is in the middle of something else, or of the signup itself. */
const BUSY_PATHS = ['/za/signup/', '/za/checkout/', '/za/login-callback/', '/za/editor/']

/** The reminder of an unfinished signup, on every page that shows banners (spec 2, "Page layout"). */
export const Reminder = ({ path }: { path: string }) => {
  const isHidden = useInBrowser(() => hidesBanners(path, BUSY_PATHS, window.location.search), true)
  return isHidden ? null : <SignupReminder />
}
