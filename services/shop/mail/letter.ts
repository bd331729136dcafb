import type { PaletteColour } from '../../../shared/palette'

/** What a mail says, before it becomes text and HTML: both parts are made of this, so that they say the same. */
export interface Letter {
  subject: string
  /** What a list of mails shows after the subject. */
  preheader: string
  tone: Tone
  title: string
  /** Paragraphs under the title. */
  lead: string[]
  parts: Part[]
}

/** All is well; the shopper has to act; something ended. */
export type Tone = 'good' | 'act' | 'ended'

/** A name and what belongs to it, such as `Total` and `R1,999.00`. */
export type Row = readonly [label: string, value: string]

export type Part =
  /** What to copy into a banking app. */
  | { kind: 'transfer'; title: string; lead: string; reference: string; rows: Row[]; note: string }
  /** What happens, in order. */
  | { kind: 'steps'; title: string; steps: string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'lines'; title: string; lines: OrderLine[]; totals: Row[]; total: Row; below: Row }
  | { kind: 'rows'; title: string; rows: Row[]; note?: string }
  /** `link`: where more is to be read. */
  | { kind: 'paragraph'; title: string; text: string; link?: { label: string; href: string } }

interface OrderLine {
  name: string
  /** Of the item on the site; text does without. */
  colour: PaletteColour
  /** How many at what price each. */
  count: string
  amount: string
}
