import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

export const examples: Record<'full' | 'dark' | 'required', Bloks.BlogCard> = {
  full: {
    _uid: 'blog-card-full',
    component: 'blog_card',
    article: 'ef328042-5cf4-414e-a2b4-a704db0305f6',
    title: 'What a month of card sales costs',
    text: 'One shop, one month, every line of its statement.',
    image: exampleAsset(
      '1600x1600/577dec64ef/neo-touch-refund.webp',
      'A card held over the screen of a Neo Touch',
    ),
    background: 'mint-green',
  },
  dark: {
    _uid: 'blog-card-dark',
    component: 'blog_card',
    article: 'e231d836-e434-4ca9-a97b-7e045739109e',
    background: 'charcoal',
  },
  required: {
    _uid: 'blog-card-required',
    component: 'blog_card',
    article: '626b478b-2dea-4255-b3b3-ec2750fb9125',
  },
}
