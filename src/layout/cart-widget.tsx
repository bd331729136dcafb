import styled from 'styled-components'
import { openCartPreview, useCartCount } from '../cart'
import { below, motion, radius, shadow, type } from '../theme'
import { FrameIcon } from '../ui'

const Pill = styled.button`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 0 24px 0 20px;
  border: 0;
  border-radius: ${radius.pill};
  background: #222222;
  color: #fff;
  box-shadow:
    0 0 0 1px rgb(255 255 255 / 0.24),
    ${shadow.floating};
  transition: transform ${motion.quick};

  &:hover {
    transform: translateY(-2px);
  }
  ${below.sm} {
    min-height: 52px;
  }
`

/** A second button for the cart that stays on screen, only while the cart is not empty (spec 2, "Cart preview"). */
export const CartWidget = () => {
  const count = useCartCount()
  if (count === 0) return null
  return (
    <Pill type="button" onClick={openCartPreview}>
      <FrameIcon name="cart" />
      <span>{`View cart (${count})`}</span>
    </Pill>
  )
}
