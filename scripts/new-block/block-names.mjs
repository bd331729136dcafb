/** The groups of the Block Library that have folders in `src/blocks/`. The blocks of cards are cards, those of all others bands. */
export const GROUPS = ['banners', 'cards', 'forms', 'heroes', 'media', 'sections', 'shop', 'tools']

/**
 * @typedef {{ name: string, slug: string, type: string, title: string, group: string, kind: 'band' | 'hero' | 'card' }} BlockNames
 * `opening_hours` in the content model, `opening-hours` as a folder, `OpeningHours` in code, `Opening hours` for editors
 */

const NAME = /^[a-z]+([-_][a-z]+)*$/

const KINDS = { cards: 'card', heroes: 'hero' }

/**
 * The names of a new block, from the arguments of the command.
 * @param {readonly string[]} args `opening-hours --group sections`
 * @param {ReadonlySet<string>} taken the names of all components
 * @returns {BlockNames}
 * @throws Error with the sentence to print
 */
export function readNames(args, taken) {
  const [word = '', ...rest] = args
  // npm drops --group, unless it comes after --.
  const [, group] = /^(?:--group[= ])?([\w ]+)$/.exec(rest.join(' ')) ?? []
  if (!word || (rest.length > 0 && !group))
    throw new Error('Name the block: npm run new:block -- opening-hours --group sections')
  if (!NAME.test(word))
    throw new Error(`"${word}" is no name for a block: take small letters, with dashes between words.`)
  const folder = group ?? 'sections'
  if (!GROUPS.includes(folder))
    throw new Error(`There is no group "${folder}". Choose one of ${GROUPS.join(', ')}.`)
  const name = word.replaceAll('-', '_')
  if (taken.has(name)) throw new Error(`The content model has a component "${name}" already.`)
  const words = name.split('_')
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    name,
    slug: words.join('-'),
    type: words.map(capital).join(''),
    title: capital(words.join(' ')),
    group: folder,
    kind: KINDS[folder] ?? 'band',
  }
}
