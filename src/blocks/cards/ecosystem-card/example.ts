import type { Bloks, StoryblokMultilink } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

const opensNew = (link: StoryblokMultilink): StoryblokMultilink => ({ ...link, target: '_blank' })

export const examples: Record<'full' | 'colour' | 'required', Bloks.EcosystemCard> = {
  full: {
    _uid: 'ecosystem-card-full',
    component: 'ecosystem_card',
    name: 'Ledgerly',
    logo: exampleAsset('160x160/b18050802a/app-ledgerly.svg', 'Ledgerly'),
    category: 'Bookkeeping',
    text: 'Each day’s sales, fees and payouts are in your books by the next morning.',
    link: opensNew(exampleLink('https://ledgerly.example/connect')),
    background: 'white',
  },
  colour: {
    _uid: 'ecosystem-card-colour',
    component: 'ecosystem_card',
    name: 'Bookwell',
    logo: exampleAsset('160x160/78b1d8ba56/app-bookwell.svg', 'Bookwell'),
    category: 'Appointments',
    text: 'A booking becomes a bill. The deposit is already on it.',
    link: exampleLink('point-of-sale'),
    background: 'light-blue',
  },
  required: { _uid: 'ecosystem-card-required', component: 'ecosystem_card', name: 'Stockroom' },
}
