import styled from 'styled-components'
import { bandStyle, radius, type } from '../../theme'
import { Icon } from '../../ui'
import { isCartUnsaved } from '../storage'
import { useCart } from '../store'
import { useOnline } from './use-online'

const Words = styled.p`
  ${type.note}
  display: flex;
  gap: 8px;
  padding: 10px 14px;
  margin-block: 8px;
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
`

const OFFLINE = 'You are offline. Your cart is kept, and changes go to the shop once you are back.'
const UNREACHABLE = 'The shop does not answer right now. Your cart is kept, and we keep trying.'
const UNSAVED = 'This browser cannot keep your cart. Check out before you close this page.'

const useWords = (): string | undefined => {
  const isOnline = useOnline()
  const isWaiting = useCart((cart) => cart.failedAttempts > 0)
  const isUnsaved = useCart((cart) => cart.products.length > 0 && isCartUnsaved())
  if (!isOnline) return OFFLINE
  if (isWaiting) return UNREACHABLE
  return isUnsaved ? UNSAVED : undefined
}

/** Says quietly what stands between this cart and the shop, and that nothing is lost. */
export const CartStatus = () => {
  const words = useWords()
  return (
    <div role="status">
      {words ? (
        <Words style={bandStyle('light-gray')}>
          <Icon name="warning" size={18} />
          <span>{words}</span>
        </Words>
      ) : null}
    </div>
  )
}
