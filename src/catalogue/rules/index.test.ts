import { expect, test, vi } from 'vitest'

const { refuse } = vi.hoisted(() => ({
  refuse: () => {
    throw new Error('The build and services import this without React, styles or a store.')
  },
}))
vi.mock('react', refuse)
vi.mock('styled-components', refuse)
vi.mock('zustand', refuse)

test('the rules import no React, styles or store, for the build and services', async () => {
  vi.resetModules()
  await expect(import('.')).resolves.toHaveProperty('priceNow')
})
