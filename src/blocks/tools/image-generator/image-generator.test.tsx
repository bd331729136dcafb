import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { examples } from './example'
import ImageGenerator from './image-generator'

const drawn: string[] = []
const saved: string[] = []

/** A browser with a canvas: every letter is half as wide as it is high. */
beforeEach(() => {
  drawn.length = 0
  saved.length = 0
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    font: '',
    measureText: (text: string) => ({ width: text.length * 100 }),
    drawImage: () => undefined,
    fillText: (text: string) => drawn.push(text),
  })) as unknown as HTMLCanvasElement['getContext'])
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give: BlobCallback,
  ) {
    give(new Blob([], { type: `${this.width}x${this.height}` }))
  })
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.onload?.(new Event('load')))
  })
  URL.createObjectURL = (file) => (file as Blob).type
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.getAttribute('href')}`)
  })
})

const user = userEvent.setup({ delay: null })
const field = () => screen.getByRole('textbox', { name: /^Name of your business/ })
const download = () => user.click(screen.getByRole('button', { name: 'Download the picture' }))
const preview = () => screen.getByRole('img', { name: /^Preview/ })

test('shows an example name until a name is typed', async () => {
  render(<ImageGenerator blok={examples.full} />)
  expect(preview()).toHaveAccessibleName(/^Preview, Poster, green: We accept cards at Your business\. Visa, /)
  await user.type(field(), 'Thandi’s Braids')
  expect(preview()).toHaveTextContent('Thandi’s')
  expect(preview()).not.toHaveTextContent('Your business')
})

test('downloads the chosen design, in the size of its template and with the name of the business as file name', async () => {
  render(<ImageGenerator blok={examples.full} />)
  await user.type(field(), 'Café Zoë & Sons')
  await user.click(screen.getByRole('radio', { name: /^Story/ }))
  await user.click(screen.getByRole('radio', { name: 'pink' }))
  await download()
  expect(await screen.findByText('Downloaded cafe-zoe-sons-story.png')).toBeVisible()
  expect(saved).toEqual(['cafe-zoe-sons-story.png 1080x1920'])
  expect(drawn.join(' ')).toBe('We accept cards at Café Zoë & Sons')
})

test('shows that a pasted name is too long, and makes no picture with half of it', async () => {
  render(<ImageGenerator blok={examples.full} />)
  await user.click(field())
  await user.paste(`\u202a${'x'.repeat(41)}`)
  expect(field()).toHaveAccessibleDescription('A picture has room for 40 letters. Shorten the name.')
  await download()
  expect(field()).toHaveFocus()
  expect(saved).toEqual([])
  await user.type(field(), '{Backspace}')
  await download()
  expect(await screen.findByText(/^Downloaded/)).toBeVisible()
})

test('requires a name', async () => {
  render(<ImageGenerator blok={examples.required} />)
  await download()
  expect(field()).toHaveAccessibleDescription('Type the name of your business')
  expect(field()).toHaveFocus()
  await user.type(field(), 'Bo{Enter}')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(field()).not.toHaveAccessibleDescription()
})

test('shows a message in a browser that cannot draw the picture', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((give) => give(null))
  render(<ImageGenerator blok={examples.required} />)
  await user.type(field(), 'Bo')
  await download()
  expect(await screen.findByText(/^This browser could not make the picture/)).toBeVisible()
  expect(saved).toEqual([])
})

test('offers the editor’s choice', () => {
  render(<ImageGenerator blok={examples.story} />)
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'story',
    'square',
    'pink',
    'charcoal',
  ])
  expect(preview()).toHaveAccessibleName(/^Preview, Story, pink: Tap, insert or scan at/)
})
