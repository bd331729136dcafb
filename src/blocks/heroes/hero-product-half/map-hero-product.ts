import type { CatalogueItem } from '../../../catalogue'
import type { Bloks } from '../../../content'
import { isIconName, type IconName } from '../../../ui'

type Picture = Pick<Bloks.CatalogueProduct['image'], 'filename' | 'alt'>

export type HeroProduct = {
  item: CatalogueItem
  eyebrow: string
  text: string
  pictures: Picture[]
  highlights: { text: string; icon: IconName }[]
}

const isPicture = ({ filename }: Picture) => Boolean(filename)

/** The hero's own texts and pictures, else those of the catalogue: its main picture, then its gallery. */
export const mapHeroProduct = (blok: Bloks.HeroProductHalf, item: CatalogueItem): HeroProduct => {
  const own = blok.gallery?.filter(isPicture) ?? []
  return {
    item: { ...item, name: blok.title || item.name },
    eyebrow: blok.eyebrow ?? '',
    text: blok.text || item.summary,
    pictures: own.length > 0 ? own : [item.image, ...item.gallery].filter(isPicture),
    highlights: (blok.highlights ?? []).map(({ text, icon }) => ({
      text,
      icon: isIconName(icon) ? icon : 'check',
    })),
  }
}
