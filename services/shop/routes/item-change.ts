import type { CartChange, ItemKey } from '../domain/cart-lines'
import { Problem } from '../domain/problem'
import type { ItemAction } from '../schemas/cart'

/** Reads the six actions of the wire as one change of the cart; throws when the item at stake is not named. */
export function toCartChange(body: ItemAction): CartChange {
  const { quantity } = body
  const [action, kind] = split(body.action)
  const code = body[kind]
  if (code === undefined) throw missing(kind)
  const item = { kind, code }
  if (action !== 'replace') return { action, item, quantity }
  return { action, item, quantity, replacement: replacementOf(body) }
}

function split(action: ItemAction['action']): ['add' | 'remove' | 'replace', ItemKey['kind']] {
  switch (action) {
    case 'add':
    case 'remove':
    case 'replace':
      return [action, 'product']
    case 'add_bundle':
      return ['add', 'bundle']
    case 'remove_bundle':
      return ['remove', 'bundle']
    case 'replace_bundle':
      return ['replace', 'bundle']
  }
}

function replacementOf({ replacement_product, replacement_bundle }: ItemAction): ItemKey {
  if (replacement_product !== undefined) return { kind: 'product', code: replacement_product }
  if (replacement_bundle !== undefined) return { kind: 'bundle', code: replacement_bundle }
  throw missing('replacement_product or replacement_bundle')
}

const missing = (field: string): Problem =>
  new Problem('invalid_request', `Say which ${field} it is about.`, { [field]: 'Required' })
