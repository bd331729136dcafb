import { BLOCK_METAS } from '../blocks/metas.gen'
import type { BlockMeta, Needs, StoryList, OutsideUse } from '../blocks/meta'
import { splitCodes } from '../catalogue/rules'

const KINDS = ['products', 'bundles', 'fees', 'priceItems', 'solutions', 'stories'] as const

type Kind = (typeof KINDS)[number]

/** What a page needs besides its own story. Of each kind the codes, or uuids, that its blocks name, each once. */
export type PageNeeds = Record<Kind, string[]> & {
  /** Names of the blocks on the page, each once, those that lists are shown in among them. */
  blocks: string[]
  lists: StoryList[]
  /** Dates at which something on it ends, as they were written. */
  until: string[]
  /** Whether the page shows items that it does not name, and so needs the whole catalogue. */
  catalogue: boolean
}

type Blok = { component: string; [field: string]: unknown }

const isBlok = (value: object): value is Blok => 'component' in value && typeof value.component === 'string'

/** Every blok in a content, the outer before the inner; those in running text too. */
const bloksIn = (value: unknown): Blok[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(bloksIn)
  return isBlok(value) ? [value, ...inner] : inner
}

const METAS: Readonly<Partial<Record<string, BlockMeta>>> = BLOCK_METAS

const needsOf = (blok: Blok): Needs => METAS[blok.component]?.needs?.(blok) ?? {}

/** A code that a block names: of what, and in which of its fields. */
export type NamedCode = { component: string; kind: Kind; field: string; code: string }

const namedIn = ({ component }: Blok, needs: Needs): NamedCode[] =>
  KINDS.flatMap((kind) =>
    Object.entries(needs[kind] ?? {}).flatMap(([field, named]) =>
      [named].flat().flatMap((one) => {
        const codes = typeof one === 'object' ? one.uuid : one
        return splitCodes(codes).map((code) => ({ component, kind, field, code }))
      }),
    ),
  )

/** Every code and uuid that the blocks in a content name, by what the blocks say that they need (src/blocks/meta.ts). */
export const namedCodes = (content: unknown): NamedCode[] =>
  bloksIn(content).flatMap((blok) => namedIn(blok, needsOf(blok)))

/** What a page needs besides its own story: what the blocks on it say that they need. */
export const pageNeeds = (content: unknown): PageNeeds => {
  const bloks = bloksIn(content)
  const needs = bloks.map(needsOf)
  const codes = bloks.flatMap((blok, at) => namedIn(blok, needs[at] ?? {}))
  const lists = needs.flatMap(({ lists = [] }) => lists)
  const named = (kind: Kind) => [...new Set(codes.filter((one) => one.kind === kind).map(({ code }) => code))]
  return {
    blocks: [...new Set([...bloks.map(({ component }) => component), ...lists.map(({ as }) => as)])].filter(
      (name) => name in METAS,
    ),
    products: named('products'),
    bundles: named('bundles'),
    fees: named('fees'),
    priceItems: named('priceItems'),
    solutions: named('solutions'),
    stories: named('stories'),
    lists,
    until: needs.flatMap(({ until }) => until ?? []),
    catalogue: needs.some(({ catalogue }) => catalogue),
  }
}

/** Where the services are that pages deal with themselves; those of this site are paths. */
const SERVICES: Readonly<Record<OutsideUse, readonly (string | undefined)[]>> = {
  leads: [process.env.GATSBY_CRM_URL, process.env.GATSBY_CAPTCHA_SCRIPT],
  booking: [process.env.GATSBY_BOOKING_URL],
}

/** A page that shows calendars frames them, also its own site's, as no other page does. */
const isLetIn = (use: OutsideUse, address = ''): boolean =>
  use === 'booking' ? address !== '' : address.startsWith('http')

const asksFor = (use: OutsideUse): boolean => SERVICES[use].some((address) => isLetIn(use, address))

/** Whether a page with these blocks has a security policy of its own, because one of them asks others. */
export const hasOwnPolicy = (blocks: readonly string[]): boolean =>
  blocks.some((name) => {
    const { origins, uses } = METAS[name] ?? {}
    return origins !== undefined || (uses !== undefined && asksFor(uses))
  })
