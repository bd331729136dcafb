import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'An endless row of logos, such as partners or customers. For the cards accepted take payment_logo_banner, for press quotes and ratings social_proofing',
  hydrate: 'static',
}
