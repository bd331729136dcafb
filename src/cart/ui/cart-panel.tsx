import styled from 'styled-components'
import { bandStyle, radius, space, type } from '../../theme'
import { ButtonLink, CardTitle, Icon, Note } from '../../ui'
import { Drawer } from '../../ui/drawer'
import { closeCartPreview } from '../commands'
import { useCart } from '../store'
import { CartContents } from './cart-contents'
import { CartSummary } from './cart-summary'
import { type CartView, useCartView } from './use-cart-view'

const Added = styled.p`
  ${type.label}
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 16px;
  border-radius: ${radius.control};
  background: var(--band);
  color: var(--ink);
`
const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding-block: ${space.l};
`
const Foot = styled.div`
  display: grid;
  gap: 12px;

  @media (max-height: 480px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`
const Ways = styled.div`
  display: grid;
`

const NothingYet = () => (
  <Empty>
    <CardTitle as="p">Nothing in here yet</CardTitle>
    <Note>Start with a card machine. Delivery is free, and it reaches you within three working days.</Note>
    <ButtonLink href="/za/shop/card-machines/" onClick={closeCartPreview}>
      Shop card machines
    </ButtonLink>
    <ButtonLink href="/za/product-finder/" variant="link" onClick={closeCartPreview}>
      Help me choose
    </ButtonLink>
  </Empty>
)

const Totals = ({ view }: { view: CartView & { kind: 'ready' } }) => (
  <Foot>
    <CartSummary {...view} />
    <Ways>
      <ButtonLink href="/za/checkout/" wide onClick={closeCartPreview}>
        Checkout
      </ButtonLink>
      <ButtonLink href="/za/cart-overview/" variant="link" onClick={closeCartPreview}>
        View cart
      </ButtonLink>
    </Ways>
  </Foot>
)

/** The panel over the page: what was added, every line, and a way on that never leaves the screen. */
export const CartPanel = () => {
  const isOpen = useCart((cart) => cart.previewOpen)
  const justAdded = useCart((cart) => cart.justAdded)
  const view = useCartView()
  const added = view.kind === 'ready' ? view.lines.find(({ key }) => key === justAdded) : undefined
  return (
    <Drawer
      open={isOpen}
      onClose={closeCartPreview}
      title="Cart"
      footer={view.kind === 'ready' ? <Totals view={view} /> : undefined}
    >
      <div role="status">
        {added ? (
          <Added style={bandStyle('mint-green')}>
            <Icon name="check" size={20} />
            {added.line.cartTitle} is in your cart
          </Added>
        ) : null}
      </div>
      <CartContents view={view} empty={<NothingYet />} />
    </Drawer>
  )
}
