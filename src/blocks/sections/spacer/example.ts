import type { Bloks } from '../../../content'

export const examples: Record<'full' | 'required', Bloks.Spacer> = {
  full: {
    _uid: 'spacer-full',
    component: 'spacer',
    size_mobile: 's',
    size_tablet: 'l',
    size_desktop: 'xl',
    background: 'cream',
  },
  required: { _uid: 'spacer-required', component: 'spacer' },
}
