import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BlockList, BlockRegistryProvider } from './block-list'

test('a block without a component is logged in the browser, and renders nothing', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { container } = render(
    <BlockRegistryProvider value={{}}>
      <BlockList bloks={[{ component: 'carousel', _uid: 'a' }]} />
    </BlockRegistryProvider>,
  )
  expect(log.mock.calls).toEqual([['No block is registered under the name "carousel" (a).']])
  expect(container).toBeEmptyDOMElement()
})
