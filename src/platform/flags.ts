/**
 * The switches of the content (spec 6): entries of its datasource `flags`, by name. `whenUnset` holds where the content has no
 * such entry, or one that is neither `on` nor `off`.
 */
export const FLAGS = {
  'get-started-modal': {
    does: '“Get started” opens a dialog instead of leading to the signup.',
    whenUnset: false,
  },
  cart: {
    does: 'Visitors can put something in the cart. The setting CART=off of the site is stronger.',
    whenUnset: true,
  },
} as const

export type FlagName = keyof typeof FLAGS
export type Flags = Readonly<Record<FlagName, boolean>>

/** In the order of the table. */
export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[]

const isFlagName = (name: string): name is FlagName => Object.hasOwn(FLAGS, name)

const isState = (value: string): value is 'on' | 'off' => value === 'on' || value === 'off'

/** The flags of a content without any entry. */
export const UNSET_FLAGS = Object.fromEntries(
  FLAG_NAMES.map((name) => [name, FLAGS[name].whenUnset]),
) as Flags

/** An entry of the datasource. */
export type FlagEntry = { name: string; value: string }

/** What is wrong with an entry of the datasource, for editors. */
type FlagProblem = { name: string; message: string }

/** Reads the datasource. `problems` has the entries that the site does not know. */
export const readFlags = (entries: readonly FlagEntry[]): { flags: Flags; problems: FlagProblem[] } => {
  const known = entries.filter(({ name, value }) => isFlagName(name) && isState(value))
  return {
    flags: { ...UNSET_FLAGS, ...Object.fromEntries(known.map(({ name, value }) => [name, value === 'on'])) },
    problems: entries.flatMap(({ name, value }) => {
      if (!isFlagName(name))
        return [{ name, message: 'The site knows no flag of this name. Correct it, or delete the entry.' }]
      const state = FLAGS[name].whenUnset ? 'on' : 'off'
      return isState(value)
        ? []
        : [
            {
              name,
              message: `“${value}” is neither “on” nor “off”. It counts as “${state}”: write one of them.`,
            },
          ]
    }),
  }
}

/**
 * The flags in the query of a preview: `?flags=cart:off,get-started-modal:on`. An unknown flag or state is left out. The site
 * itself does not read them.
 */
export const askedFlags = (search: string): Partial<Flags> =>
  Object.fromEntries(
    (new URLSearchParams(search).get('flags') ?? '').split(',').flatMap((entry) => {
      const [name = '', state = ''] = entry.trim().split(':')
      return isFlagName(name) && isState(state) ? [[name, state === 'on']] : []
    }),
  )
