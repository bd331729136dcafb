import { expect, test } from 'vitest'
import { pageContext } from './page-context'
import { exampleSpace, exampleStory } from './testing/space'

const asset = (name: string) => ({
  filename: `https://a.storyblok.com/f/1/1600x1200/48ea462b42/${name}.webp`,
})
const hero = (title: string) => ({
  _uid: title,
  component: 'hero_article',
  title,
  image: asset(title),
  date: '2026-11-20 00:00',
})
const story = exampleStory('blog/fees', {
  body: [
    {
      _uid: 'e',
      component: 'experiment',
      name: 'title',
      control: [hero('control')],
      variant: [hero('variant')],
    },
    { _uid: 's', component: 'spacer' },
  ],
})

test('what is said of a page as a whole is that of its experiments’ controls', () => {
  const space = exampleSpace({ stories: [story] })
  const { sharePicture, structuredData, blocks } = pageContext(story, space)
  expect(sharePicture).toContain('control.webp')
  expect(structuredData.find((data) => data['@type'] === 'Article')).toMatchObject({ headline: 'control' })
  expect(space.teasers.get('blog/fees')).toMatchObject({ title: 'control', date: '2026-11-20' })
  expect(blocks).toEqual(['experiment', 'hero_article', 'spacer'])
})
