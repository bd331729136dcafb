import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { TeasersProvider, type StoryTeaser } from '../../content'

/** For tests: the teaser of an article; an article about fees unless the fields replace that. */
export const exampleTeaser = (fields: Partial<StoryTeaser> = {}): StoryTeaser => ({
  uuid: 'ef328042-5cf4-414e-a2b4-a704db0305f6',
  slug: 'blog/what-card-payments-cost',
  path: '/za/blog/what-card-payments-cost/',
  title: 'What card payments cost',
  text: 'Every line of a statement, in rand.',
  image: { filename: 'https://a.storyblok.com/f/1/1600x1600/4789e62f2a/khumo-tip.webp', alt: 'Khumo' },
  background: 'yellow',
  category: 'Costs',
  date: '2026-11-16',
  minutes: '6',
  result: '',
  resultLabel: '',
  ...fields,
})

/** For tests: renders a block on a page with the teasers of these stories. */
export const showWithStories = (block: ReactNode, stories: readonly StoryTeaser[]) =>
  render(<TeasersProvider teasers={stories}>{block}</TeasersProvider>)
