import { resizedForm, shareForm, THUMBNAILS, WIDTHS } from '../../../src/content/images/forms'
import { PALETTE } from '../../../src/theme/palette'

const FORMS: ReadonlySet<string> = new Set([
  ...WIDTHS.map((width) => resizedForm(width)),
  ...Object.values(THUMBNAILS).map(({ width, height }) => resizedForm(width, height)),
  shareForm(),
  ...Object.values(PALETTE).map((colour) => shareForm(colour)),
])

/**
 * Whether the site asks for a picture in this form, which is what follows `/m/` in its address.
 * @param ownWidth of the original, in pixels: the site shows a picture at its own width too
 */
export const isSiteForm = (form: string, ownWidth: number): boolean =>
  FORMS.has(form) || form === resizedForm(ownWidth)
