import { readdirSync, readFileSync } from 'node:fs'
import components from '../../../../content/components/1/components.json'
import datasources from '../../../../content/datasources/1/datasources.json'
import groups from '../../../../content/components/1/groups.json'
import type { Blok } from '../../../page'
import { isBlok, type Asset, type Component, type SpaceAround } from '../space'

const STORIES = 'content/stories/1'

type StoryFile = {
  id: number
  uuid: string
  name: string
  full_slug: string
  is_folder: boolean
  content?: Blok
}

const stories: StoryFile[] = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')))

/** The contents of all stories of the demo. */
export const demoContents: readonly Blok[] = stories.flatMap(({ content }) =>
  isBlok(content) ? [content] : [],
)

/** All blocks of a content, those in running texts too. */
export const bloksIn = (value: unknown): Blok[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(bloksIn)
  return isBlok(value) ? [value, ...inner] : inner
}

const asset = (id: number, name: string, size: string): Asset => ({
  id,
  filename: `https://a.storyblok.com/f/1/${size}/abcdef0123/${name}`,
  short_filename: name,
  alt: `About ${name}`,
  title: '',
  focus: '',
  copyright: '',
  source: '',
  meta_data: {},
})

export const demoAssets: readonly Asset[] = [
  asset(1, 'team.webp', '1600x1200'),
  asset(2, 'till.webp', '800x600'),
  asset(3, 'terms.pdf', ''),
]

/** The space of the demo with a small library of assets. */
export const demoSpace: SpaceAround = {
  components: components as unknown as Component[],
  groups,
  datasources: Object.fromEntries(datasources.map(({ slug, entries }) => [slug, entries])),
  stories: stories.map(({ id, uuid, name, full_slug, is_folder: isFolder, content }) => ({
    ...{ id, uuid, name, full_slug, isFolder },
    component: content?.component ?? '',
  })),
  assets: {
    list: async () => demoAssets,
    upload: async (file) => {
      if (file.name.startsWith('broken'))
        throw new Error('The file cannot be read as a picture. Choose another.')
      return asset(9, file.name, '640x480')
    },
  },
}
