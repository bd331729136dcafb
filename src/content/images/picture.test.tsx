import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EditorialPicture } from './editorial-picture'
import { Picture } from './picture'
import { PLACES } from './places'

const show = {
  Picture: (filename: string) => render(<Picture asset={{ filename, alt: 'Khumo' }} sizes="100vw" />),
  EditorialPicture: (filename: string) =>
    render(<EditorialPicture asset={{ filename, alt: 'Khumo' }} place="text" />),
}

test.each(['Picture', 'EditorialPicture'] as const)(
  '%s shows a picture whose address has no size, and logs that once',
  (kind) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const filename = `https://a.storyblok.com/f/1/0a1b2c/${kind}.webp`
    show[kind](filename)
    show[kind](filename)
    const [picture] = screen.getAllByRole('img', { name: 'Khumo' })
    expect(picture).toHaveAttribute('src', `/f/1/0a1b2c/${kind}.webp`)
    expect(picture).toHaveAttribute('width', '100%')
    expect(logged.mock.calls).toEqual([[expect.stringContaining('does not hold its dimensions')]])
    logged.mockRestore()
  },
)

test.each(['Picture', 'EditorialPicture'] as const)('%s shows nothing for an invalid address', (kind) => {
  const { container } = show[kind]('khumo.webp')
  expect(container).toBeEmptyDOMElement()
})

test.each(['Picture', 'EditorialPicture'] as const)('%s shows a drawing unchanged', (kind) => {
  show[kind]('https://a.storyblok.com/f/1/24x24/0a1b2c/mark.svg')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/f/1/24x24/0a1b2c/mark.svg')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

/** The widths that the browser chooses from. */
const widths = () =>
  (screen.getByRole('img').getAttribute('srcset') ?? '').match(/\d+(?=w(,|$))/gm)?.map(Number)

const addressOf = (width: number) => `https://a.storyblok.com/f/1/${width}x900/0a1b2c/khumo.webp`

test.each([
  ['text', 2000, [360, 540, 612, 720, 1440]],
  ['text', 500, [360, 500]],
  ['wide', 2000, [640, 832, 960, 1280]],
  ['full', 2000, [640, 768, 1024, 1366, 1600]],
  ['full', 320, [320]],
] as const)('widths at the place %s, for an original of %i pixels', (place, own, expected) => {
  render(<EditorialPicture asset={{ filename: addressOf(own), alt: 'Khumo' }} place={place} />)
  expect(widths()).toEqual(expected)
})

test.each([
  [undefined, 2000, [160, 320, 640, 768, 1024, 1366, 1600]],
  [undefined, 700, [160, 320, 640, 700]],
  [PLACES.text.widths, 1000, [360, 540, 612, 720, 1000]],
])('widths of the site’s own picture with %o, for an original of %i pixels', (wanted, own, expected) => {
  render(<Picture asset={{ filename: addressOf(own), alt: 'Khumo' }} sizes="100vw" widths={wanted} />)
  expect(widths()).toEqual(expected)
})
