export { ActionBar, InPageLink, StepProgress } from './steps'
export { Button, ButtonLink } from './button'
export { ChoiceField } from './choice-field'
export { CopyButton } from './copy-button'
export { CountBadge } from './count-badge'
export { Clock, CountdownFigures } from './countdown-figures'
export { useDeviceClass } from './device-class'
export { ErrorSummary } from './error-summary'
export { fieldGap, FieldRow, TextField, roomForMessages } from './field'
export { HeadBand, HeadHalves } from './head-band'
export { CardTitle, HeroTitle, Lead, Note, SectionTitle, SmallTitle } from './heading'
export { FootBar, setFootBar, useFootBar } from './foot-bar'
export { FrameIcon } from './frame-icon'
export { Icon, isIconName, type IconName } from './icon'
export { MessageCard } from './message-card'
export { Notice } from './notice'
export {
  DIALOG_MARK,
  dialogNamed,
  expectDialog,
  followToDialog,
  useDialogCode,
  type DialogTarget,
} from './dialog-links'
export { useDialogParameter } from './dialog-parameter'
export { PhoneLink } from './phone-link'
export { RangeSlider } from './range-slider'
export { Section } from './section'
export { breathing, SkeletonBlock } from './skeleton-block'
export { QuantityField } from './quantity-field'
export { SelectField } from './select-field'
export { TaskPage } from './task-page'
export { TryAgain } from './try-again'
export { VisuallyHidden } from './visually-hidden'
export {
  dismissNotification,
  dismissNotifications,
  expectNotifications,
  notify,
  useNotifications,
  type Notification,
} from './notifications'
