import { resizedForm, shareForm, THUMBNAILS, WIDTHS } from '../../../src/content/images/forms'
import { PLACES } from '../../../src/content/images/places'
import { PALETTE } from '../../../shared/palette'

const FORMS: ReadonlySet<string> = new Set([
  ...[WIDTHS, ...Object.values(PLACES).map(({ widths }) => widths)].flat().map((width) => resizedForm(width)),
  ...Object.values(THUMBNAILS).map(({ width, height }) => resizedForm(width, height)),
  shareForm({}),
  ...Object.values(PALETTE).map((colour) => shareForm({ colour })),
])

/** What the site asks of one original: its width in pixels, and the focal point that its editor set, as Storyblok writes it. */
type Original = { width: number; focus: string }

/**
 * Whether the site asks for a picture in this form, which is what follows `/m/` in its address. It shows a picture at its own
 * width too, and crops it around its focal point: around no other, or anybody could have any number of pictures made.
 */
export const isSiteForm = (form: string, { width, focus }: Original): boolean =>
  FORMS.has(form) || form === resizedForm(width) || form === shareForm({ focus })
