import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

export const examples = {
  full: {
    component: 'hero_article',
    _uid: 'hero-article-full',
    category: 'Case study',
    title: 'Corner Café stopped turning people away',
    text: 'A café in Melville took its first card in March last year. This is what the books said afterwards.',
    result: 'R25,000',
    result_label: 'more sold in a month than before cards',
    author: 'Naledi Khumalo',
    date: '2026-11-09 00:00',
    reading_time: '5',
    image: exampleAsset(
      '1600x1600/70ed39f05f/still-coffee.webp',
      'A flat white and its slip on a café counter',
    ),
    background: 'mint-green',
  },
  article: {
    component: 'hero_article',
    _uid: 'hero-article-article',
    category: 'Card machines',
    title: 'How to choose a card machine',
    text: 'Five questions about your shop, and the machine that answers them.',
    author: 'Naledi Khumalo',
    date: '2026-11-09 00:00',
    reading_time: '5',
    image: exampleAsset(
      '1600x1600/72b7f4a29f/still-counter.webp',
      'A small shop counter with a card machine ready for the next customer',
    ),
    background: 'yellow',
  },
  dark: {
    component: 'hero_article',
    _uid: 'hero-article-dark',
    title: 'What a day without power costs',
    author: 'Naledi Khumalo',
    reading_time: '1',
    background: 'payflex-navy',
  },
  required: { component: 'hero_article', _uid: 'hero-article-title', title: 'Paper or no paper' },
} satisfies Record<string, Bloks.HeroArticle>
