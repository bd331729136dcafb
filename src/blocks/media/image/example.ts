import type { Bloks } from '../../../content'
import { exampleLink, LINE_UP } from '../../shared/example-parts'

const required: Bloks.Image = { _uid: 'image-required', component: 'image', image: LINE_UP }

export const examples: Record<'full' | 'wide' | 'edge' | 'required', Bloks.Image> = {
  full: {
    ...required,
    _uid: 'image-full',
    caption: 'Three machines, one account.',
    link: exampleLink('shop/card-machines'),
    width: 'text',
    background: 'pink',
  },
  wide: { ...required, _uid: 'image-wide', width: 'wide', background: 'light-blue' },
  edge: {
    ...required,
    _uid: 'image-edge',
    width: 'full',
    caption: 'From edge to edge.',
    background: 'yellow',
  },
  required,
}
