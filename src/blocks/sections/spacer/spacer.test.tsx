import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import Spacer from './spacer'

const heights = (blok: typeof examples.full) => {
  const { container } = render(<Spacer blok={blok} />)
  const { style } = container.firstChild as HTMLElement
  return ['mobile', 'tablet', 'desktop'].map((device) => style.getPropertyValue(`--${device}`))
}

test.each([
  ['the chosen sizes', examples.full, ['16px', '32px', '64px']],
  ['“none” as no space', { ...examples.full, size_desktop: 'none' as const }, ['16px', '32px', '0px']],
  ['the content model’s defaults', examples.required, ['24px', '24px', '32px']],
])('has %s for each device class', (_, blok, expected) => {
  expect(heights(blok)).toEqual(expected)
})

test('is hidden from screen readers', () => {
  const { container } = render(<Spacer blok={examples.full} />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})
