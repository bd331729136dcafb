import styled from 'styled-components'
import { deliveryPrice, deliveryTime } from '../../../shared/orders'
import { bandStyle, radius, space, type } from '../../theme'
import { ButtonLink, CardTitle, Icon } from '../../ui'
import { Drawer } from '../../ui/drawer'
import { closeCartPreview } from '../commands'
import { useLoadedEntries } from '../entries'
import { useCart, useCartPreviewOpen } from '../store'
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
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`
const Foot = styled.div`
  display: grid;
  gap: 12px;
`
/* A short screen needs space for the lines: both links share a row, and only the lines show the saving. */
const Links = styled.div`
  display: grid;

  @media (max-height: 640px) {
    grid-template-columns: auto 1fr;
    gap: 16px;

    > :first-child {
      order: 1;
    }
  }
`
const Totals = styled.div`
  @media (max-height: 640px) {
    [data-saving] {
      display: none;
    }
  }
`

const NothingYet = () => (
  <Empty style={bandStyle('yellow')}>
    <CardTitle as="p">Nothing in here yet</CardTitle>
    <p>{`Start with a card machine. Delivery is ${deliveryPrice('standard')}, and it reaches you ${deliveryTime('standard')}.`}</p>
    <ButtonLink href="/za/shop/card-machines/" onClick={closeCartPreview}>
      Shop card machines
    </ButtonLink>
    <ButtonLink href="/za/product-finder/" variant="link" onClick={closeCartPreview}>
      Help me choose
    </ButtonLink>
  </Empty>
)

const Footer = ({ view }: { view: CartView & { kind: 'ready' } }) => (
  <Foot>
    <Totals>
      <CartSummary {...view} />
    </Totals>
    <Links>
      <ButtonLink href="/za/checkout/" wide onClick={closeCartPreview}>
        Checkout
      </ButtonLink>
      <ButtonLink href="/za/cart-overview/" variant="link" onClick={closeCartPreview}>
        View cart
      </ButtonLink>
    </Links>
  </Foot>
)

/** The panel over the page: the added item, every line, and the links to the checkout, which are always visible. */
export const CartPanel = () => {
  const isOpen = useCartPreviewOpen()
  const justAdded = useCart((cart) => cart.justAdded)
  const view = useCartView(useLoadedEntries())
  const added = view.kind === 'ready' ? view.lines.find(({ key }) => key === justAdded) : undefined
  return (
    <Drawer
      open={isOpen}
      onClose={closeCartPreview}
      title="Cart"
      footer={view.kind === 'ready' ? <Footer view={view} /> : undefined}
    >
      <div role="status">
        {added ? (
          <Added style={bandStyle('mint-green')}>
            <Icon name="check" size={20} />
            <span>{`${added.line.cartTitle} is in your cart`}</span>
          </Added>
        ) : null}
      </div>
      <CartContents view={view} empty={<NothingYet />} />
    </Drawer>
  )
}
