import { assetUrl, type Bloks } from '../../../content'

/** What marks a benefit: a picture on the card's colour, a big figure, or an icon beside the words. */
export type BenefitForm = 'picture' | 'figure' | 'compact'

/** The form follows from what an editor filled in, so that no card waits for a picture or a figure that it lacks. */
export const benefitForm = ({ image, figure }: Pick<Bloks.BenefitCard, 'image' | 'figure'>): BenefitForm => {
  if (assetUrl(image?.filename)) return 'picture'
  return figure ? 'figure' : 'compact'
}
