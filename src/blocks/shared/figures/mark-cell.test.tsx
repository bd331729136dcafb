import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkCell } from './mark-cell'

test.each([
  ['yes', 'yes', 'Yes'],
  [' Yes ', 'yes', 'Yes'],
  ['NO', 'no', 'No'],
  ['No printer', undefined, 'No printer'],
])('the cell %o has the mark %o and the text “%s”', (written, mark, words) => {
  const { container } = render(<MarkCell written={written} />)
  expect(container.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe(mark)
  expect(container).toHaveTextContent(words)
})
