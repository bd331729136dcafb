import styled from 'styled-components'
import { CartOrEmpty, useInitialisedCart } from '../../../cart'
import { CartContents, type CartView, useCartView } from '../../../cart/overview'
import { useCatalogueEntries } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, below, from, radius, space } from '../../../theme'
import { ButtonLink, Icon, Lead, Section, SectionTitle, SmallTitle } from '../../../ui'
import { CtaRow } from '../../shared/cta-row'
import { HelpCard } from './help-card'
import { OrderCard } from './order-card'
import { Recommendations } from './recommendations'

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.s};
  margin-bottom: ${space.m};

  > a {
    margin-left: auto;
  }
  /* The count comes last: beside the title it would push the link into a row of its own. */
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
  /* Whatever the cart turns out to hold, what stands below it is not pushed about on screen. */
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

/** The cart as a page: every line, what it comes to, and the way to the checkout. */
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
