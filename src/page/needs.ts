import { BLOCK_METAS } from '../blocks/metas.gen'
import type { BlockMeta, Needs, StoryList, OutsideUse } from '../blocks/meta'
import { splitCodes } from '../catalogue/rules'
import { bookingUrl, captchaScript, crmUrl } from '../platform/build-settings'

const KINDS = ['products', 'bundles', 'fees', 'priceItems', 'solutions', 'stories'] as const

type Kind = (typeof KINDS)[number]

/** The needs of a page besides its own story: for each kind the codes, or uuids, that its blocks name, each once. */
export type PageNeeds = Record<Kind, string[]> & {
  /** The names of the blocks on the page, each once, including the blocks that its lists are shown in. */
  blocks: string[]
  lists: StoryList[]
  /** The dates at which something on it ends, as editors wrote them. */
  until: string[]
  /** Whether the page shows items that it does not name and needs the whole catalogue. */
  catalogue: boolean
}

type Blok = { component: string; [field: string]: unknown }

const isBlok = (value: object): value is Blok => 'component' in value && typeof value.component === 'string'

/** Every block in a content and its running texts, the outer before the inner. */
const bloksIn = (value: unknown): Blok[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(bloksIn)
  return isBlok(value) ? [value, ...inner] : inner
}

const METAS: Readonly<Partial<Record<string, BlockMeta>>> = BLOCK_METAS

const needsOf = (blok: Blok): Needs => METAS[blok.component]?.needs?.(blok) ?? {}

/** A code that a block names, with its kind and the field that has it. */
export type NamedCode = { kind: Kind; field: string; code: string }

const namedIn = (needs: Needs): NamedCode[] =>
  KINDS.flatMap((kind) =>
    Object.entries(needs[kind] ?? {}).flatMap(([field, named]) =>
      [named].flat().flatMap((one) => {
        const codes = typeof one === 'object' ? one.uuid : one
        return splitCodes(codes).map((code) => ({ kind, field, code }))
      }),
    ),
  )

/** Every code and uuid that one block names, by its `needs` (src/blocks/meta.ts). */
export const namedCodes = (blok: Blok): NamedCode[] => namedIn(needsOf(blok))

/** The needs of a page besides its own story, by the `needs` of its blocks. */
export const pageNeeds = (content: unknown): PageNeeds => {
  const bloks = bloksIn(content)
  const needs = bloks.map(needsOf)
  const codes = needs.flatMap(namedIn)
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

/** The addresses of the services that pages use directly; those on this site are paths. */
const SERVICES: Readonly<Record<OutsideUse, () => readonly string[]>> = {
  leads: () => [crmUrl(), captchaScript()],
  booking: () => [bookingUrl()],
}

/** Whether a service needs a policy: one on another host does, and so does any calendar, because only its page frames it. */
const isOutside = (use: OutsideUse, address = ''): boolean =>
  use === 'booking' ? address !== '' : address.startsWith('http')

const needsPolicy = (use: OutsideUse): boolean => SERVICES[use]().some((address) => isOutside(use, address))

/** Whether a page with these blocks has a security policy of its own, because one of them uses other hosts. */
export const hasOwnPolicy = (blocks: readonly string[]): boolean =>
  blocks.some((name) => {
    const { origins, uses } = METAS[name] ?? {}
    return origins !== undefined || (uses !== undefined && needsPolicy(uses))
  })
