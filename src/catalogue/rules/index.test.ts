import { expect, test, vi } from 'vitest'

const { refuse } = vi.hoisted(() => ({
  refuse: () => {
    throw new Error('The build and services read this without React, styles or a store.')
  },
}))
vi.mock('react', refuse)
vi.mock('styled-components', refuse)
vi.mock('zustand', refuse)

test('the build and services read the data without React, styles or a store', async () => {
  vi.resetModules()
  await expect(import('.')).resolves.toHaveProperty('priceNow')
})
