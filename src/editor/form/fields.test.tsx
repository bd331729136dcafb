import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Field } from './space'
import { demoSpace } from './testing/demo-space'
import { editField } from './testing/edit'

const OPTIONS = ['small', 'large'].map((value) => ({ name: `The ${value} one`, value }))

test.each<[field: Field, value: unknown, written: string, stored: unknown]>([
  [{ type: 'text' }, undefined, 'Tea', 'Tea'],
  [{ type: 'text' }, 'Tea', ' time', 'Tea time'],
  [{ type: 'textarea' }, 'One', '{Enter}Two', 'One\nTwo'],
  [{ type: 'markdown' }, '', '# A', '# A'],
  [{ type: 'number' }, '1', '2.5', '12.5'],
  [{ type: 'number' }, 7, '0', '70'],
  [
    { type: 'custom', field_type: 'native-color-picker' },
    { plugin: 'p', color: '#f' },
    '00',
    { plugin: 'p', color: '#f00' },
  ],
])('in a field %o with %o, %o is typed', async (field, value, written, stored) => {
  const { user, value: now, stored: block } = editField(field, value)
  await user.type(screen.getByRole('textbox', { name: 'It' }), written)
  expect(now()).toEqual(stored)
  expect(block()?.kept).toEqual({ as: 'it is' })
})

test('an emptied text is an empty text', async () => {
  const { user, value } = editField({ type: 'text' }, 'x')
  await user.clear(screen.getByRole('textbox', { name: 'It' }))
  expect(value()).toBe('')
})

test('a boolean is stored as one', async () => {
  const { user, value } = editField({ type: 'boolean' })
  const box = screen.getByRole('checkbox', { name: 'It' })
  await user.click(box)
  expect(value()).toBe(true)
  await user.click(box)
  expect(value()).toBe(false)
})

test('a moment is stored in UTC, a day as its midnight', () => {
  const moment = editField({ type: 'datetime' }, '2026-11-30 21:59')
  const field = screen.getByLabelText('It')
  expect(field).toHaveValue('2026-11-30T23:59')
  fireEvent.change(field, { target: { value: '2026-12-01T01:30' } })
  expect(moment.value()).toBe('2026-11-30 23:30')
})

test('a day is stored with the time that Storyblok gives it', () => {
  const { value } = editField({ type: 'datetime', disable_time: true }, '2026-11-09 00:00')
  fireEvent.change(screen.getByLabelText('It'), { target: { value: '2026-11-10' } })
  expect(value()).toBe('2026-11-10 00:00')
})

test('an option is stored as its value, and one that is gone is shown', async () => {
  const { user, value } = editField({ type: 'option', options: OPTIONS }, 'middle')
  const list = screen.getByRole('combobox', { name: 'It' })
  expect(list).toHaveDisplayValue('middle (not in the list)')
  await user.selectOptions(list, 'The large one')
  expect(value()).toBe('large')
})

test('an option of a datasource is stored as its value', async () => {
  const { user, value } = editField({ type: 'option', source: 'internal', datasource_slug: 'colours' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'It' }), 'Light green')
  expect(value()).toBe('light-green')
})

test('options are stored in the order in which they were chosen', async () => {
  const { user, value } = editField({ type: 'options', options: OPTIONS }, ['large', 'gone'])
  await user.click(screen.getByRole('checkbox', { name: 'The small one' }))
  expect(value()).toEqual(['large', 'gone', 'small'])
  await user.click(screen.getByRole('checkbox', { name: 'gone (not in the list)' }))
  expect(value()).toEqual(['large', 'small'])
})

const about = demoSpace.stories.find(({ full_slug: slug }) => slug === 'about')

test('a story is searched by its name and stored as its uuid', async () => {
  const field = { type: 'option', source: 'internal_stories', filter_content_type: ['page'] }
  const { user, value, dialog } = editField(field)
  await user.click(screen.getByRole('button', { name: 'Choose a page' }))
  const inside = await dialog()
  await user.type(inside.getByRole('searchbox'), 'about us')
  await user.click(inside.getByRole('button', { name: /About us/ }))
  expect(value()).toBe(about?.uuid)
  await user.click(screen.getByRole('button', { name: 'Take out About us' }))
  expect(value()).toBe('')
})

test('several stories are stored as a list', async () => {
  const field = { type: 'options', source: 'internal_stories' }
  const { user, value, dialog } = editField(field, ['other'])
  await user.click(screen.getByRole('button', { name: 'Add a page' }))
  const inside = await dialog()
  await user.type(inside.getByRole('searchbox'), 'about us')
  await user.click(inside.getByRole('button', { name: /About us/ }))
  expect(value()).toEqual(['other', about?.uuid])
})

const LINK = { type: 'multilink', email_link_type: true, asset_link_type: true, allow_target_blank: true }
const NO_LINK = { fieldtype: 'multilink', id: '', url: '', cached_url: '' }

test('a link to a page is stored by its uuid, with an anchor and its window', async () => {
  const { user, value, dialog } = editField(LINK)
  await user.click(screen.getByRole('button', { name: 'Choose a page' }))
  const inside = await dialog()
  await user.type(inside.getByRole('searchbox'), 'about us')
  await user.click(inside.getByRole('button', { name: /About us/ }))
  await user.type(screen.getByRole('textbox', { name: 'Anchor' }), '#team')
  await user.click(screen.getByRole('checkbox', { name: 'Opens in a new window' }))
  expect(value()).toEqual({
    ...NO_LINK,
    ...{ linktype: 'story', id: about?.uuid, cached_url: 'about', anchor: 'team', target: '_blank' },
  })
})

test.each([
  [
    'Web address',
    'Address',
    'https://a.example/?b=c',
    { linktype: 'url', url: 'https://a.example/?b=c', cached_url: 'https://a.example/?b=c' },
  ],
  ['Email', 'Email address', 'a@b.example', { linktype: 'email', email: 'a@b.example' }],
])('a link of the kind %s', async (kind, label, written, stored) => {
  const { user, value } = editField(LINK, {
    ...NO_LINK,
    linktype: 'story',
    id: 'u',
    cached_url: 'x',
    rel: 'me',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), kind)
  await user.type(screen.getByRole('textbox', { name: label }), written)
  expect(value()).toEqual({ ...NO_LINK, rel: 'me', ...stored })
})

test('a link to a file is stored with its address', async () => {
  const { user, value, dialog } = editField(LINK)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'File')
  await user.click(screen.getByRole('button', { name: 'Choose a file' }))
  await user.click(await (await dialog()).findByRole('button', { name: /terms\.pdf/ }))
  const address = 'https://a.storyblok.com/f/1//abcdef0123/terms.pdf'
  expect(value()).toEqual({ ...NO_LINK, linktype: 'asset', url: address, cached_url: address })
})

test('a link offers only what its field permits', () => {
  editField({ type: 'multilink' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Page of this site',
    'Web address',
  ])
})

test('a table is stored with its header and rows', async () => {
  const { user, value } = editField({ type: 'table' })
  await user.click(screen.getByRole('button', { name: 'Add a column' }))
  await user.click(screen.getByRole('button', { name: 'Add a row' }))
  await user.type(screen.getByRole('textbox', { name: 'Header of column 1' }), 'Fee')
  await user.type(screen.getByRole('textbox', { name: 'Row 1, Fee' }), '2%')
  const uid = expect.any(String)
  expect(value()).toEqual({
    fieldtype: 'table',
    thead: [{ _uid: uid, component: '_table_head', value: 'Fee' }],
    tbody: [
      { _uid: uid, component: '_table_row', body: [{ _uid: uid, component: '_table_col', value: '2%' }] },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
  expect(value()).toMatchObject({ tbody: [] })
})

test('a field of an unknown kind is shown and never lost', async () => {
  editField({ type: 'custom', field_type: 'map' }, { lat: 1 })
  expect(screen.getByText(/cannot edit fields of the kind “map”/)).toBeVisible()
  expect(screen.getByText(/"lat": 1/)).toBeVisible()
})

const TEAM = {
  ...{ id: 1, alt: 'About team.webp', name: '', focus: '', title: '', fieldtype: 'asset', copyright: '' },
  ...{ filename: 'https://a.storyblok.com/f/1/1600x1200/abcdef0123/team.webp', meta_data: {} },
  ...{ is_external_url: false, source: '' },
}

test('an asset of the library is stored with what is said of it', async () => {
  const { user, value, dialog } = editField({ type: 'asset', filetypes: ['images'] })
  await user.click(screen.getByRole('button', { name: 'Choose or upload' }))
  const inside = await dialog()
  await user.click(await inside.findByRole('button', { name: /team\.webp/ }))
  expect(value()).toEqual(TEAM)
  await user.type(screen.getByRole('textbox', { name: 'Alt text' }), '!')
  expect(value()).toEqual({ ...TEAM, alt: 'About team.webp!' })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(value()).toMatchObject({ id: null, filename: '', fieldtype: 'asset' })
})

test('the focal point of a picture is set by the keyboard', async () => {
  const { user, value } = editField({ type: 'asset' }, TEAM)
  await user.click(screen.getByText('Title, copyright, focal point'))
  screen.getByRole('button', { name: 'Set the focal point' }).focus()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(value()).toEqual({ ...TEAM, focus: '720x540:721x541' })
  await user.click(screen.getByRole('button', { name: 'Remove the focal point' }))
  expect(value()).toEqual(TEAM)
})

test('a file is uploaded and taken, and a refused one is told', async () => {
  const { user, value, dialog } = editField({ type: 'asset', filetypes: ['images'] })
  await user.click(screen.getByRole('button', { name: 'Choose or upload' }))
  const place = (await dialog()).getByLabelText(/Upload a file/)
  await user.upload(place, new File(['x'], 'broken.png'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The file cannot be read as a picture. Choose another.',
  )
  await user.upload(place, new File(['x'], 'terms.pdf'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This field takes no files such as terms.pdf.')
  expect(value()).toBeUndefined()
  await user.upload(place, new File(['x'], 'new.png'))
  await screen.findByRole('link', { name: 'new.png' })
  expect(value()).toMatchObject({ id: 9, fieldtype: 'asset' })
})

test('assets in a list are added, moved and taken out', async () => {
  const { user, value, dialog } = editField({ type: 'multiasset' }, [TEAM])
  await user.click(screen.getByRole('button', { name: 'Add a file' }))
  await user.click(await (await dialog()).findByRole('button', { name: /till\.webp/ }))
  await user.click(screen.getByRole('button', { name: 'Move till.webp up' }))
  expect(value()).toMatchObject([{ id: 2 }, { id: 1 }])
  await user.click(screen.getByRole('button', { name: 'Take out till.webp' }))
  expect(value()).toEqual([TEAM])
})
