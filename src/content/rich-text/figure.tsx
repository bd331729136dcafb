import { Picture } from '../images/picture'
import { PLACES } from '../images/places'
import type { StoryblokRichtext } from '../storyblok.gen'
import { Anchor, type LinkMark } from './anchor'

type FigureProps = {
  attrs?: { src?: string; alt?: string; title?: string; copyright?: string }
  marks?: StoryblokRichtext[]
}

const creditOf = (copyright: string | undefined) =>
  copyright && (copyright.startsWith('©') ? copyright : `©\u00a0${copyright}`)

/** A picture in a text with the caption that its title and copyright make; the picture is the link, where it is one. */
export const Figure = ({ attrs: { src, alt = '', title, copyright } = {}, marks = [] }: FigureProps) => {
  const caption = [title, creditOf(copyright)].filter(Boolean).join(' ')
  const picture = <Picture asset={{ filename: src ?? '', alt }} {...PLACES.text} />
  const link: LinkMark | undefined = marks.find(({ type }) => type === 'link')
  return (
    <figure>
      {link ? <Anchor attrs={named(link.attrs, alt || caption)}>{picture}</Anchor> : picture}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

/** A link around a picture without words of its own is called what the caption says. */
const named = (attrs: LinkMark['attrs'], name: string): LinkMark['attrs'] => ({
  ...attrs,
  custom: { 'aria-label': name, ...attrs?.custom },
})
