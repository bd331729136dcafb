import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EditorialPicture } from './editorial-picture'
import { Picture } from './picture'

const show = {
  Picture: (filename: string) => render(<Picture asset={{ filename, alt: 'Khumo' }} sizes="100vw" />),
  EditorialPicture: (filename: string) =>
    render(<EditorialPicture asset={{ filename, alt: 'Khumo' }} sizes="100vw" layout="constrained" />),
}

test.each(['Picture', 'EditorialPicture'] as const)(
  '%s shows a picture whose address has no size, and says so once',
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
