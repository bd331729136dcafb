import { expect, test, afterEach } from 'vitest'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Bloks } from '../../../content'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { recordEvents } from '../../../platform/record-events'
import { contrast, PALETTE, type PaletteColour } from '../../../theme'
import { dialogNamed } from '../../../ui'
import { forgetDialog, openDialog } from '../../../ui/dialog'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import Modal from './modal'
import { footerColours } from './modal-panel'

const COLOURS = Object.keys(PALETTE) as PaletteColour[]
const colourOf = (style: object | undefined, name: string) =>
  String((style as Record<string, string> | undefined)?.[name])

test.each(COLOURS)(
  'on %s all words are readable, and buttons stand out from the background',
  (backgroundColor) => {
    const band = PALETTE[backgroundColor]
    for (const colour of COLOURS) {
      const { ground, button } = footerColours({ backgroundColor, textColor: colour, ctaColor: colour })
      expect(contrast(colourOf(ground, '--ink'), band), colour).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colourOf(button ?? ground, '--ink'), band), colour).toBeGreaterThanOrEqual(3)
      if (button)
        expect(
          contrast(colourOf(button, '--ink'), colourOf(button, '--on-ink')),
          colour,
        ).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('an editor’s colours are used where they are readable', () => {
  const { ground, button } = footerColours({
    backgroundColor: 'payflex-navy',
    textColor: 'yellow',
    ctaColor: 'orange',
  })
  expect([colourOf(ground, '--ink'), colourOf(button, '--ink')]).toEqual([PALETTE.yellow, PALETTE.orange])
})

test('empty colour fields mean the colours of every band', () => {
  const { ground, button } = footerColours({})
  expect([colourOf(ground, '--ink'), button]).toEqual([PALETTE.charcoal, undefined])
})

const registry = await loadRegistry({
  bullet_card: { hydrate: 'static', load: () => import('../../cards/bullet-card/bullet-card') },
})

const show = (blok: Bloks.Modal) =>
  render(
    <BlockRegistryProvider value={registry}>
      <p>
        <a href="#elsewhere">The page behind</a>
      </p>
      <Modal blok={blok} />
    </BlockRegistryProvider>,
  )

/** The dialog, which is transparent until its transition begins: roles tell here what can be seen. */
const open = async (blok: Bloks.Modal, parameter = '') => {
  show(blok)
  act(() => openDialog({ id: blok.id, parameter }))
  return screen.findByRole('dialog', { name: blok.title })
}

afterEach(() => act(forgetDialog))

test('the server renders the whole panel, for visitors without scripts, under the id that links use', () => {
  const panel = showOnServer(
    <BlockRegistryProvider value={registry}>
      <Modal blok={examples.required} />
    </BlockRegistryProvider>,
  ).querySelector('section')
  expect(panel).toHaveAttribute('id', 'load-shedding')
  expect(panel).toHaveTextContent('The power is out. Your sales are not.')
})

test('closed, it is only a mark on the page, which shows whether the modal opens by itself', async () => {
  const { container, rerender } = show(examples.stacked)
  await expect.poll(() => screen.queryByText('Selling at a market this weekend?')).toBeNull()
  expect(dialogNamed('market-days')).toEqual({ id: 'market-days', parameter: '' })
  expect(container.querySelector('[data-opens-itself]')).toBeNull()
  rerender(
    <BlockRegistryProvider value={registry}>
      <Modal blok={examples.full} />
    </BlockRegistryProvider>,
  )
  expect(container.querySelector('[data-opens-itself]')).toHaveAttribute('id', 'fees-explained')
})

test('open, it is a dialog with all content, which exists once, and the rest of the page is inert', async () => {
  const dialog = await open(examples.full)
  expect(dialog).toHaveAttribute('data-modal', 'fees-explained')
  expect(within(dialog).getByRole('heading', { level: 3, name: 'With every machine' })).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'See all fees' })).toHaveAttribute('href', '/za/pricing/')
  expect(screen.getAllByText('What a sale costs you')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'The page behind' })).toBeNull()
})

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes it', async (_, close) => {
  await open(examples.full)
  await close()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'The page behind' })).toBeVisible()
})

test.each([
  ['the editor’s tracking event', examples.full, { event: 'modal_opened', key: 'topic', value: 'fees' }],
  ['no further event', examples.stacked, undefined],
])('opening is reported once, with %s', async (_, blok, tracking) => {
  const recorded = recordEvents('dialog/opened')
  await open(blok, 'Khumo')
  expect(recorded).toEqual([
    { type: 'dialog/opened', dialog: blok.title, parameter: 'Khumo', ...(tracking && { tracking }) },
  ])
})

test('the footer has its picture, text and button', async () => {
  const dialog = within(await open(examples.full))
  expect(dialog.getByRole('img', { name: 'A cup of coffee on a counter' })).toBeInTheDocument()
  expect(dialog.getByRole('heading', { level: 3, name: 'Rather hear it from a person?' })).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Ask for a call' })).toHaveAttribute('href', '/za/contact-sales/')
})

test.each([
  ['no picture', undefined],
  ['an invalid address', { ...examples.full.footer?.[0]?.image, filename: 'coffee.webp' }],
])('without a picture there is no footer: %s', async (_, image) => {
  const [footer] = examples.full.footer ?? []
  await open({ ...examples.full, footer: [{ ...footer, image } as Bloks.ModalFooter] })
  expect(screen.queryByRole('link', { name: 'Ask for a call' })).toBeNull()
})
