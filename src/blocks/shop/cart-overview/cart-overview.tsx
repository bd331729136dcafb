import styled from 'styled-components'
import { COURIER_BACK, promiseOf, RETURN_DAYS, RETURN_EXCEPTIONS } from '../../../../shared/orders'
import { CartOrEmpty, useInitialisedCart } from '../../../cart'
import { CartSummary, type CartView, PromoCode, CartContents, useCartView } from '../../../cart/overview'
import { Dated, useCatalogueEntries } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, radius, space, footBarStays, from, sticky, type, below } from '../../../theme'
import { ButtonLink, CardTitle, Icon, SmallTitle, Lead, Section, SectionTitle } from '../../../ui'
import { CtaRow } from '../../shared/text/cta-row'
import { Recommendations } from './recommendations'

const HelpSheet = styled.aside`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.s};
  padding: clamp(20px, 3vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`

/** Replaces the order summary while the cart is empty. */
const HelpCard = () => (
  <HelpSheet style={bandStyle('yellow')}>
    <CardTitle as="h2">Not sure what you need?</CardTitle>
    <p>Tell us how you sell, and we name the machine that fits.</p>
    <ButtonLink href="/za/product-finder/" variant="secondary">
      Help me choose
    </ButtonLink>
  </HelpSheet>
)

/* On a wide screen it stays in view beside the lines. */
const OrderSheet = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space.m};
  padding: clamp(20px, 3vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  ${from.md} {
    ${sticky}
    top: 96px;
  }
`
const Amounts = styled.div`
  display: grid;
  gap: ${space.s};
`
/* The height of five rows, one of them a saving, is reserved, so that the content below does not move when they load. */
const Sum = styled.div`
  min-height: 8.9rem;
`
/* The promo code's field with its label and the line below it. */
const WaitingForm = styled.div`
  height: 109px;
`
const Promises = styled.ul`
  ${type.note}
  display: grid;
  gap: 8px;
  list-style: none;

  li {
    display: flex;
    gap: 10px;
  }
`
/* On a phone it is at the foot of the screen. */
const WayOn = styled.div`
  ${footBarStays} {
    display: none;
  }
`

type OrderCardProps = { view: CartView & { kind: 'ready' | 'loading' } }

/** The delivery date: that of standard delivery, until the shop's cart has another. */
const Delivery = ({ view }: OrderCardProps) => {
  const cart = view.kind === 'ready' ? view.cart : undefined
  const delivery = cart?.delivery ?? 'standard'
  return cart?.delivery_options.length === 0 ? null : (
    <li>
      <Icon name="truck" size={20} />
      <Dated terms={{ delivery }} words={(day) => promiseOf(delivery, day)} />
    </li>
  )
}

/** The total of the cart and the next steps. Its size does not change while the amounts load. */
const OrderCard = ({ view }: OrderCardProps) => (
  <OrderSheet style={bandStyle('yellow')} aria-labelledby="order-summary">
    <Amounts>
      <SmallTitle as="h2" id="order-summary">
        Order summary
      </SmallTitle>
      <Sum>{view.kind === 'ready' ? <CartSummary {...view} detailed /> : null}</Sum>
      {view.kind === 'ready' ? <PromoCode code={view.cart.promo_code} /> : <WaitingForm />}
      <Promises role="list">
        <Delivery view={view} />
        <li>
          <Icon name="shield" size={20} />
          <span>{`${RETURN_DAYS} days to change your mind, ${RETURN_EXCEPTIONS}. ${COURIER_BACK}`}</span>
        </li>
      </Promises>
    </Amounts>
    <WayOn>
      <ButtonLink href="/za/checkout/" wide>
        Checkout
      </ButtonLink>
    </WayOn>
  </OrderSheet>
)

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.s};
  margin-bottom: ${space.m};

  > a {
    margin-left: auto;
  }
  /* The count is last: beside the title it would push the link into a new row. */
  ${below.sm} {
    > span {
      order: 1;
      flex-basis: 100%;
      min-height: 1.5em;
    }
  }
`
const Columns = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  /* Reserves height, so that the page below does not move when the cart has loaded. */
  min-height: 70vh;

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 400px);
    align-items: start;
    gap: ${space.m};
  }
`
const Card = styled.div`
  min-height: 174px;
  padding: ${space.xs} clamp(16px, 3vw, 32px) ${space.s};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`
const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding-block: clamp(24px, 6vw, 64px);
`

const countWords = (view: CartView): string => {
  if (view.kind !== 'ready') return ''
  const count = view.lines.reduce((sum, { line }) => sum + line.quantity, 0)
  return count === 1 ? '1 item' : `${count} items`
}

const EmptyCart = ({ blok }: BlockProps<Bloks.CartOverview>) => (
  <Empty>
    <SmallTitle as="h2">{blok.empty_title || 'Your cart is empty'}</SmallTitle>
    <Lead>{blok.empty_text || 'What you add stays here, on this device, until you check out.'}</Lead>
    {blok.empty_cta?.length ? (
      <CtaRow ctas={blok.empty_cta} />
    ) : (
      <ButtonLink href="/za/shop/">Go to the shop</ButtonLink>
    )}
  </Empty>
)

const Side = ({ view }: { view: CartView }) => (
  <CartOrEmpty
    isCertain={view.kind !== 'loading'}
    cart={view.kind === 'loading' || view.kind === 'ready' ? <OrderCard view={view} /> : null}
    empty={view.kind === 'ready' ? null : <HelpCard />}
  />
)

/** The cart as a page: every line, the total, and the link to the checkout. */
const CartOverview = ({ blok }: BlockProps<Bloks.CartOverview>) => {
  useInitialisedCart()
  const view = useCartView(useCatalogueEntries())
  return (
    <Section background="cream">
      <Top>
        <SectionTitle as="h1">{blok.title || 'Your cart'}</SectionTitle>
        <Lead as="span">{countWords(view)}</Lead>
        <ButtonLink href="/za/shop/" variant="link">
          <Icon name="arrow-left" size={20} /> Continue shopping
        </ButtonLink>
      </Top>
      <noscript>
        <Lead>Your cart needs JavaScript. Switch it on in your browser and load this page again.</Lead>
      </noscript>
      <Columns>
        <Card style={bandStyle('white')}>
          <CartOrEmpty
            isCertain={view.kind !== 'loading'}
            cart={<CartContents view={view} empty={null} clearable />}
            empty={view.kind === 'loading' || view.kind === 'empty' ? <EmptyCart blok={blok} /> : null}
          />
        </Card>
        <Side view={view} />
      </Columns>
      {view.kind === 'ready' ? <Recommendations lines={view.lines} /> : null}
    </Section>
  )
}

export default CartOverview
