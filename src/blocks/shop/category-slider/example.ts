import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'
import { examples as slides } from '../category-slide/example'

const own = (slider: string, list: Bloks.CategorySlide[]): Bloks.CategorySlide[] =>
  list.map((slide) => ({ ...slide, _uid: `${slider}-${slide._uid}` }))

const SIX: Bloks.CategorySlide[] = [
  slides.full,
  {
    ...slides.full,
    _uid: 'accessories',
    title: 'Accessories',
    text: 'Docks, stands, drawers, paper.',
    image: exampleAsset('1600x1600/cb0b22c2f7/charging-dock.webp', 'Charging dock'),
    background: 'mint-green',
  },
  slides.dark,
  {
    ...slides.full,
    _uid: 'sim-cards',
    title: 'SIM cards',
    text: 'A spare line for your machine.',
    image: exampleAsset('1600x1600/c9161a4f9b/sim-data.webp', 'Data SIM'),
    background: 'pink',
  },
  slides.required,
]

export const examples = {
  full: {
    component: 'category_slider',
    _uid: 'category-slider-full',
    title: 'What are you looking for?',
    text: 'Everything is delivered free, within three working days.',
    slides: own('full', SIX),
    anchor: 'categories',
    background: 'white',
  },
  required: {
    component: 'category_slider',
    _uid: 'category-slider-required',
    slides: own('required', [slides.full, slides.dark]),
  },
} satisfies Record<string, Bloks.CategorySlider>
