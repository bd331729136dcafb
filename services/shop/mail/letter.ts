import type { PaletteColour } from '../../../shared/palette'

/** The content of a mail. Its text and its HTML are both made from this, so that they say the same. */
export interface Letter {
  subject: string
  /** The text that mail programs list after the subject. */
  preheader: string
  tone: Tone
  title: string
  /** Paragraphs under the title. */
  lead: string[]
  parts: Part[]
}

/** All is well; the shopper has to act; something ended. */
export type Tone = 'good' | 'act' | 'ended'

/** A label and its value, such as `Total` and `R1,999.00`. */
export type Row = readonly [label: string, value: string]

export type Part =
  /** Values to copy into a banking app. */
  | { kind: 'transfer'; title: string; lead: string; reference: string; rows: Row[]; note: string }
  /** The next steps, in order. */
  | { kind: 'steps'; title: string; steps: string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'lines'; title: string; lines: OrderLine[]; totals: Row[]; total: Row; below: Row }
  | { kind: 'rows'; title: string; rows: Row[]; note?: string }
  /** `link`: the page with more details. */
  | { kind: 'paragraph'; title: string; text: string; link?: { label: string; href: string } }

interface OrderLine {
  name: string
  /** The item's colour on the site; only HTML shows it. */
  colour: PaletteColour
  /** The quantity and the unit price. */
  count: string
  amount: string
}
