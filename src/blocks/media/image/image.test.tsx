import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import ImageBlock from './image'

test('a picture with its caption; the picture is the link', () => {
  render(<ImageBlock blok={examples.full} />)
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent('Three machines, one account.')
  const link = within(figure).getByRole('link', { name: /Three card machines side by side/ })
  expect(link).toHaveAttribute('href', '/za/shop/card-machines/')
  expect(link.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

test('a link around a picture without words takes its name from the caption', () => {
  render(<ImageBlock blok={{ ...examples.full, image: { ...examples.full.image, alt: '' } }} />)
  expect(screen.getByRole('link', { name: 'Three machines, one account.' })).toBeVisible()
})

test('stands on its picture alone', () => {
  render(<ImageBlock blok={examples.required} />)
  expect(screen.getByRole('img', { name: /Three card machines/ })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an address that is no asset leaves no broken picture', () => {
  render(
    <ImageBlock blok={{ ...examples.required, image: { ...examples.required.image, filename: null } }} />,
  )
  expect(screen.queryByRole('img')).toBeNull()
})
