export { Button, ButtonLink } from './button'
export { TextField } from './field'
export { CardTitle, HeroTitle, Lead, Note, SectionTitle, SmallTitle } from './heading'
export { Icon, isIconName, type IconName } from './icon'
export { Section } from './section'
export { SelectField } from './select-field'
export { VisuallyHidden } from './visually-hidden'
export {
  dismissNotification,
  expectNotifications,
  notify,
  useNotifications,
  type Notification,
} from './notifications'
