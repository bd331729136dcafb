import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

export const examples: Record<'full' | 'required', Bloks.CaseStudyCard> = {
  full: {
    _uid: 'case-study-card-full',
    component: 'case_study_card',
    case_study: '74a46d12-3960-4a17-a691-fb95afe1f7d2',
    title: 'Paid before the chair is empty',
    text: 'Thandi takes the card while the mirror still goes round.',
    image: exampleAsset('1600x1600/4789e62f2a/khumo-tip.webp', 'Khumo asking about a tip'),
    background: 'industry-pink',
  },
  required: {
    _uid: 'case-study-card-required',
    component: 'case_study_card',
    case_study: 'd2bfdc53-3438-458d-ac39-f454b9490627',
  },
}
