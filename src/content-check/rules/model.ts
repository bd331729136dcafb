import { promotionTime, typedRand } from '../../catalogue/rules'
import type { Field, Found } from '../../page'
import { about, fieldsOf, type Around, type Look, type StoryRule } from '../look'

/** Written by Storyblok into every block. */
const OWN = new Set(['_uid', 'component', '_editable'])

/** Fields that the content model does not have: left over from an earlier model, or mistyped in a file. */
export const unknownFields: StoryRule = ({ bloks, around: { space } }) =>
  bloks.flatMap((placed) => {
    const schema = space.model.get(placed.blok.component)
    if (!schema) return []
    return Object.keys(placed.blok)
      .filter((name) => !OWN.has(name) && !Object.hasOwn(schema, name) && !name.includes('__i18n__'))
      .map((name) =>
        about(
          'unknown-field',
          placed,
          'The content model has no field of this name. Nothing shows it: delete it, or correct its name.',
          name,
        ),
      )
  })

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as { component?: unknown }[]).map((one) => String(one?.component)) : []

/** Blocks where the model forbids them, and more of them than it allows. */
export const listsOfBlocks: StoryRule = ({ bloks, around: { space } }) =>
  bloks.flatMap((placed) =>
    fieldsOf(placed, space.model).flatMap(({ name, field, value }): Found[] => {
      if (field.type !== 'bloks') return []
      const inside = namesIn(value)
      const { restrict_components: isRestricted, component_whitelist: allowed = [], maximum } = field
      const wrong = isRestricted
        ? [...new Set(inside)].filter((one) => space.model.has(one) && !allowed.includes(one))
        : []
      return [
        ...wrong.map((one) =>
          about(
            'misplaced-block',
            placed,
            `A block "${one}" does not belong in this field. Move it to where the editor offers it.`,
            name,
          ),
        ),
        ...(maximum && inside.length > Number(maximum)
          ? [
              about(
                'too-many-blocks',
                placed,
                `There are ${inside.length} blocks where ${maximum} have room. Take some away.`,
                name,
              ),
            ]
          : []),
      ]
    }),
  )

/** The values that a field may have; undefined where they are not known or are stories. */
const allowedIn = ({ source, options, datasource_slug: slug }: Field, { datasources }: Around) => {
  if (source === 'internal') return slug === undefined ? undefined : datasources?.[slug]
  return source ? undefined : options?.map(({ value }) => value)
}

/** Options that the model or its datasource does not hold. */
export const options: StoryRule = ({ bloks, around }) =>
  bloks.flatMap((placed) =>
    fieldsOf(placed, around.space.model).flatMap(({ name, field, value }) => {
      if (field.type !== 'option' && field.type !== 'options') return []
      const allowed = allowedIn(field, around)
      if (!allowed) return []
      return [value]
        .flat()
        .filter((one) => typeof one === 'string' && one !== '' && !allowed.includes(one))
        .map((one) =>
          about(
            'unknown-option',
            placed,
            `The field offers no "${String(one)}". The block looks as if nothing were chosen: choose one of the offered.`,
            name,
          ),
        )
    }),
  )

/** Blocks whose dates decide what is sold or shown. */
const SELLS = /^catalogue_|banner$/

/** Dates that are no dates. */
export const dates: StoryRule = ({ bloks, around: { space } }) =>
  bloks.flatMap((placed) =>
    fieldsOf(placed, space.model).flatMap(({ name, field, value }) => {
      if (field.type !== 'datetime' || !value || typeof value !== 'string') return []
      if (!Number.isNaN(promotionTime(value, 'start'))) return []
      const rule = SELLS.test(placed.blok.component) ? 'sale-date' : 'no-date'
      return about(rule, placed, `“${value}” is no date. Write it as 2026-11-30 21:59.`, name)
    }),
  )

const isPercentage = (text: unknown): boolean => /^\d{1,2}([.,]\d+)?$/.test(String(text).trim())

/** The amounts of an entry by which something is sold. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  catalogue_product: ['price', 'promotionPrice'],
  catalogue_bundle: ['price', 'originalPrice'],
}

const amountOf = ({ bloks }: Look): Found[] =>
  bloks.flatMap((placed) => {
    const { blok } = placed
    const fields = blok.forceStoryblokPrice ? (AMOUNTS[blok.component] ?? []) : []
    return fields
      .filter((name) => blok[name] && typedRand(String(blok[name])) === undefined)
      .map((name) =>
        about('no-amount', placed, `“${String(blok[name])}” is no amount. Write it as 1199.00.`, name),
      )
  })

const feeOf = ({ bloks }: Look): Found[] =>
  bloks.flatMap((placed) => {
    const { component, chargePercentage: written } = placed.blok
    return component === 'fee_breakpoint' && written && !isPercentage(written)
      ? about(
          'no-amount',
          placed,
          `“${String(written)}” is no percentage. Write it without a sign, as 2.7.`,
          'chargePercentage',
        )
      : []
  })

/** Prices and fees of the catalogue's entries that are no amounts. */
export const amounts: StoryRule = (look) => [...amountOf(look), ...feeOf(look)]
