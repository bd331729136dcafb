import { expect, it } from 'vitest'
import { composeLetter } from './letters'
import { renderText } from './render-text'
import { order, unconfirmed } from './testing/letter-data'

const textOf = (
  ...[kind, about]: [Parameters<typeof composeLetter>[0], Parameters<typeof composeLetter>[1]]
) => renderText(composeLetter(kind, about, 'https://www.example.co.za', Buffer.alloc(32)))

it.each(['EFT', 'Card on delivery'] as const)(
  'an order by %s is confirmed by a link that says until when',
  (method) => {
    const text = textOf('confirm_order', unconfirmed(method))
    expect(text).toContain(
      'Press the button by 22 November 2026 at 10:05, and we keep your order until 29 November 2026 at 08:05.',
    )
    expect(text).toContain('Without it what you ordered goes back on sale then.')
    expect(text).toMatch(/Confirm my order: https:\/\/\S+\/orders\/ZA10000001\/confirm\/[\w-]{43}\/\n/)
    expect(text).toContain('NOT YOU?')
  },
)

it('confirming a free order places it', () => {
  expect(textOf('confirm_order', unconfirmed('Free'))).toContain(
    'Press the button by 22 November 2026 at 10:05, and your order is placed.',
  )
})

it.each([
  ['EFT', true],
  ['Card on delivery', false],
] as const)('an order by %s that was not confirmed is not lost', (method, mayBePaid) => {
  const text = textOf('order_released', order({ method, status: 'expired' }, { status: 'pending' }))
  expect(text).toContain('The order is not lost: pay it now by card, or place it again.')
  expect(text.includes('If your EFT is already on its way')).toBe(mayBePaid)
})
