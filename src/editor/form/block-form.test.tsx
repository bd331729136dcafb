import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Blok, Finding } from '../../page'
import { BlockForm } from '.'
import { duplicateOf } from './blocks'
import { bloksIn, demoContents, demoSpace } from './testing/demo-space'
import { edit, editField, spaceWith } from './testing/edit'

test('the form of every kind of block of the demo opens, and opening changes nothing', async () => {
  const seen = new Set<string>()
  const onChange = vi.fn<(next: Blok) => void>()
  for (const block of demoContents.flatMap(bloksIn)) {
    if (seen.has(block.component)) continue
    seen.add(block.component)
    const before = JSON.stringify(block)
    const { unmount } = render(
      <BlockForm
        block={block}
        onChange={onChange}
        onOpen={vi.fn<() => void>()}
        findings={[]}
        space={demoSpace}
      />,
    )
    expect(screen.queryByText(/cannot edit|cannot show|Something else is stored/)).toBeNull()
    unmount()
    expect(JSON.stringify(block)).toBe(before)
  }
  expect(seen.size).toBeGreaterThan(80)
  expect(onChange).not.toHaveBeenCalled()
})

test('one changed field leaves all other values of a block as they are, byte for byte', async () => {
  const [block] = demoContents
    .flatMap(bloksIn)
    .filter(({ component }) => component === 'catalogue_product')
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  if (!block) throw new Error('The demo has no product.')
  const { user, stored } = edit({ ...block, unknown: [{ deep: null }] }, demoSpace)
  await user.type(screen.getByRole('textbox', { name: 'Storefront' }), '!')
  expect(JSON.stringify(stored())).toBe(
    JSON.stringify({ ...block, unknown: [{ deep: null }], storefront: `${String(block.storefront ?? '')}!` }),
  )
})

const cta = (uid: string, text: string): Blok => ({ _uid: uid, component: 'cta', text })
const LIST = {
  type: 'bloks',
  restrict_components: true,
  component_whitelist: ['cta', 'faq_item'],
  maximum: 3,
}

test('a block is added with its defaults and opened after that', async () => {
  const { user, value, onOpen, handed, dialog } = editField(LIST, [cta('a', 'Buy')])
  onOpen.mockImplementation(() => expect(handed).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Add a block' }))
  const inside = await dialog()
  expect(inside.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
  await user.type(inside.getByRole('searchbox', { name: 'Search blocks' }), 'ct')
  await user.click(inside.getByRole('button', { name: 'Cta' }))
  const added = (value() as Blok[])[1]
  expect(added).toEqual({ _uid: expect.any(String), component: 'cta', style: 'primary' })
  expect(onOpen.mock.calls).toEqual([[added?._uid]])
})

test('blocks are moved, duplicated, removed and opened by their buttons, and the focus stays', async () => {
  const [a, b] = [cta('a', 'Buy'), cta('b', 'Book')]
  const { user, value, onOpen } = editField(LIST, [a, b])
  await user.click(screen.getByRole('button', { name: 'Move down: Cta: Buy' }))
  expect(value()).toEqual([b, a])
  expect(screen.getByText('Now number 2 of 2.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move down: Cta: Buy' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Duplicate: Cta: Book' }))
  const copy = (value() as Blok[])[1]
  expect(value()).toEqual([b, { ...b, _uid: copy?._uid }, a])
  expect(copy?._uid).not.toBe('b')
  expect(screen.getByText('There is room for 3.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove: Cta: Buy' }))
  expect(value()).toHaveLength(2)
  const rows = within(screen.getByRole('list', { name: 'It' })).getAllByRole('listitem')
  expect(within(rows[1] as HTMLElement).getAllByRole('button')[0]).toHaveFocus()
  await user.click(screen.getAllByRole('button', { name: 'Cta Book' })[0] as HTMLElement)
  expect(onOpen.mock.calls).toEqual([['b']])
})

test('a copy of a block has new numbers all the way down', () => {
  const copy = duplicateOf(cta('a', 'x'), () => 'new')
  expect(copy).toEqual(cta('new', 'x'))
})

const found = (block: Blok, field: string | undefined, message: string): Finding => ({
  rule: 'required-field',
  story: { uuid: '', name: '', slug: '' },
  block: { uid: block._uid, component: block.component, place: '' },
  message,
  ...(field && { field }),
})

test('findings stand at their fields, and those of nested blocks are counted', () => {
  const inner = cta('a', 'Buy')
  const block: Blok = { _uid: 'u', component: 'sample', title: '', list: [inner] }
  edit(
    block,
    spaceWith({ title: { type: 'text', description: 'In the tab.', required: true }, list: LIST }),
    [
      found(block, 'title', 'The title is missing.'),
      found(block, undefined, 'The block is odd.'),
      found(inner, 'link', 'There is no link.'),
    ],
  )
  const title = screen.getByRole('textbox', { name: 'Title' })
  expect(title).toHaveAccessibleDescription('In the tab. The title is missing.')
  expect(title).toBeInvalid()
  expect(title).toBeRequired()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The block is odd.',
    'The title is missing.',
  ])
  expect(screen.getByRole('button', { name: /Cta.*1 finding/ })).toBeVisible()
})

test('a block that the model does not know is shown and never lost', () => {
  edit({ _uid: 'u', component: 'gone', text: 'Words' }, demoSpace)
  expect(screen.getByText(/has no block “gone”/)).toBeVisible()
  expect(screen.getByText(/"text": "Words"/)).toBeVisible()
})
