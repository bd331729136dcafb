import type { Bloks, StoryblokAsset, StoryblokMultilink, StoryblokRichtext } from '../../content'

/** The pieces that example content is made of, in the shapes the content API delivers. */

export const exampleAsset = (path: string, alt: string): StoryblokAsset => ({
  fieldtype: 'asset',
  id: 1,
  filename: `https://a.storyblok.com/f/1/${path}`,
  name: '',
  title: '',
  focus: '',
  alt,
})

export const LINE_UP = exampleAsset(
  '1920x1600/6ba0b7e01e/hero-line-up.webp',
  'Three card machines side by side: Neo Touch, Khumo and Khumo Print',
)

export const exampleLink = (slug: string): StoryblokMultilink => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url: slug,
  cached_url: slug,
})

export const exampleCta = (text: string, slug: string, style: Bloks.Cta['style'] = 'primary'): Bloks.Cta => ({
  _uid: `cta-${slug}`,
  component: 'cta',
  text,
  link: exampleLink(slug),
  style,
})

export const exampleText = (text: string): StoryblokRichtext => ({ type: 'text', text })

export const exampleParagraph = (...content: StoryblokRichtext[]): StoryblokRichtext => ({
  type: 'paragraph',
  content,
})

export const exampleDocument = (...content: StoryblokRichtext[]): StoryblokRichtext => ({
  type: 'doc',
  content,
})
