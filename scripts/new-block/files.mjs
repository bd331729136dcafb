/** The words of the examples, for every kind of block. */
const [TITLE, TEXT] = ['Replace this headline', 'And this sentence, by what the block is for.']

const meta = ({ kind }) => `import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Say what it is for, and which block to take instead',
  hydrate: 'static',${kind === 'hero' ? '\n  carriesTitle: true,' : ''}
}
`

const example = ({ name, slug, type }) => `import type { Bloks } from '../../../content'

export const examples = {
  full: {
    _uid: '${slug}-full',
    component: '${name}',
    title: '${TITLE}',
    text: '${TEXT}',
    background: 'mint-green',
  },
  required: { _uid: '${slug}-required', component: '${name}', title: '${TITLE}' },
} satisfies Record<string, Bloks.${type}>
`

const card = ({ type, title }) => `import { type BlockProps, type Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { CardFrame, CardHeading } from '../../shared/cards/card-frame'

/** ${title}: say in a sentence what it shows. */
const ${type} = ({ blok }: BlockProps<Bloks.${type}>) => (
  <CardFrame background={paletteColour(blok.background, 'white')}>
    <CardHeading>{blok.title}</CardHeading>
    {blok.text ? <p>{blok.text}</p> : null}
  </CardFrame>
)

export default ${type}
`

const band = ({ type, title, kind }) => {
  const [Heading, level] =
    kind === 'hero' ? ['HeroTitle', 'the page’s headline'] : ['SectionTitle', 'a headline']
  return `import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { Lead, Section, ${Heading} } from '../../../ui'

/** ${title}: ${level} and a sentence. */
const ${type} = ({ blok }: BlockProps<Bloks.${type}>) => {
  const titleId = \`title-\${blok._uid}\`
  return (
    <Section background={paletteColour(blok.background, 'white')} labelledBy={titleId}>
      <${Heading} id={titleId}>{blok.title}</${Heading}>
      {blok.text ? <Lead>{blok.text}</Lead> : null}
    </Section>
  )
}

export default ${type}
`
}

const test = ({ slug, type, kind }) => `import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import ${type} from './${slug}'

test('shows its sentence below its headline', () => {
  render(<${type} blok={examples.full} />)
  expect(screen.getByRole('heading', { level: ${{ hero: 1, band: 2, card: 3 }[kind]}, name: '${TITLE}' })).toBeVisible()
  expect(screen.getByText('${TEXT}')).toBeVisible()
})
`

/**
 * The files of a new block, by their paths below the project's folder. Unformatted.
 * @param {import('./block-names.mjs').BlockNames} names
 * @returns {Record<string, string>}
 */
export function filesOf(names) {
  const folder = `src/blocks/${names.group}/${names.slug}`
  return {
    [`${folder}/meta.ts`]: meta(names),
    [`${folder}/example.ts`]: example(names),
    [`${folder}/${names.slug}.tsx`]: names.kind === 'card' ? card(names) : band(names),
    [`${folder}/${names.slug}.test.tsx`]: test(names),
  }
}

/** Tables of code with a row for each card, and the row with which a new one begins. */
export const CARD_TABLES = [
  { file: 'src/blocks/sections/grid/map-grid.ts', table: 'const TRAITS', row: (name) => `  ${name}: {},` },
  {
    file: 'src/blocks/sections/masonry/masonry.tsx',
    table: 'const FRAMES',
    row: (name) => `  ${name}: 110,`,
  },
]

/**
 * A source with one more row in a table whose rows are lines, sorted by their names.
 * @param {string} source
 * @param {string} table how its declaration begins
 * @throws Error when the source has no such table
 */
export function addRow(source, table, row) {
  const lines = source.split('\n')
  const head = lines.findIndex((line) => line.startsWith(table))
  const end = lines.indexOf('}', head)
  if (head < 0 || end < 0) throw new Error(`There is no table that begins with "${table}".`)
  const after = lines.slice(head + 1, end).findIndex((line) => line > row)
  return lines.toSpliced(after < 0 ? end : head + 1 + after, 0, row).join('\n')
}
