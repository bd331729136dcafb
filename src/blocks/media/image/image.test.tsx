import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InTextProvider } from '../../shared/text/in-text'
import { examples } from './example'
import ImageBlock from './image'

test('shows a picture with its caption; only the picture is the link', () => {
  render(<ImageBlock blok={examples.full} />)
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent('Three machines, one account.')
  const link = within(figure).getByRole('link', { name: /Three card machines side by side/ })
  expect(link).toHaveAttribute('href', '/za/shop/card-machines/')
  expect(link.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

test('a link around a picture without alternative text is named by the caption', () => {
  render(<ImageBlock blok={{ ...examples.full, image: { ...examples.full.image, alt: '' } }} />)
  expect(screen.getByRole('link', { name: 'Three machines, one account.' })).toBeVisible()
})

test('in rich text it is on the band of the text, or on a background of its own', () => {
  const inText = (blok: typeof examples.full) =>
    render(
      <InTextProvider value>
        <ImageBlock blok={blok} />
      </InTextProvider>,
    ).container
  const { _uid, component, image, caption } = examples.edge
  const plain = inText({ _uid, component, image, caption, width: 'full' })
  expect(plain.querySelector('section, [style]')).toBeNull()
  expect(within(plain).getByRole('figure')).toHaveTextContent('From edge to edge.')
  expect(plain.querySelector('img')).toHaveAttribute('sizes', '(min-width: 1400px) 1280px, 100vw')
  expect(inText(examples.full).querySelector('[style*="--band"] img')).toBeVisible()
})

test('an invalid asset address leaves no broken picture', () => {
  render(
    <ImageBlock blok={{ ...examples.required, image: { ...examples.required.image, filename: null } }} />,
  )
  expect(screen.queryByRole('img')).toBeNull()
})
