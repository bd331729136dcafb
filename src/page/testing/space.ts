import type { ShopBundle, ShopProduct } from '../../catalogue'
import { readSpace, type Space } from '../space'
import type { Story } from '../story'

type Sources = {
  stories?: readonly Story[]
  products?: ShopProduct[]
  bundles?: ShopBundle[]
  now?: string
}

/** A space of these stories, read as the build does, without checking their fields. */
export const exampleSpace = ({
  stories = [],
  products = [],
  bundles = [],
  now = '2026-11-20T12:00:00+02:00',
}: Sources = {}): Space => {
  const model = new Map(stories.map(({ content }) => [content.component, {}]))
  return readSpace({
    ...{ stories, products, bundles, model },
    siteUrl: 'https://www.example.co.za',
    now: Date.parse(now),
  }).space
}

/** A story of this content; its slug is its uuid and its name. */
export const exampleStory = (slug: string, content: Partial<Story['content']> = {}): Story => ({
  uuid: slug,
  name: slug,
  slug,
  publishedAt: null,
  changedAt: null,
  content: { component: 'page', _uid: slug, ...content },
})
