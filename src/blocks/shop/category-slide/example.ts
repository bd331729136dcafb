import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

const slide = (slug: string, title: string, fields: Partial<Bloks.CategorySlide>): Bloks.CategorySlide => ({
  component: 'category_slide',
  _uid: `category-slide-${slug}`,
  title,
  link: exampleLink(`shop/${slug}`),
  ...fields,
})

export const examples = {
  full: slide('card-machines', 'Card machines', {
    text: 'From R899, no monthly rent.',
    image: exampleAsset('1600x1600/bd0bb72a9e/khumo.webp', 'Khumo'),
    background: 'yellow',
  }),
  required: slide('services', 'Services', {}),
  dark: slide('point-of-sale', 'Point of sale', {
    text: 'Tills that take cards.',
    image: exampleAsset('1600x1600/8ece63c443/counter-front.webp', 'Counter'),
    background: 'blue',
  }),
} satisfies Record<string, Bloks.CategorySlide>
