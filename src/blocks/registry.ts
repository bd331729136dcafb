import { createRegistry, type BlockDefinition, type Bloks } from '../content'

/** Every block the content model lets an editor place on a page or in a grid. */
type BlockName = NonNullable<Bloks.Page['body'] | Bloks.Grid['items']>[number]['component']

/**
 * One line a block: when it wakes on a first visit (docs/editing-content.md), and where its code is. Typed on the
 * generated names: a block of the content model without a line here fails the type check.
 */
const BLOCKS: Record<BlockName, BlockDefinition> = {
  benefit_card: {
    wakes: 'static',
    load: () => import(/* webpackChunkName: "block-benefit-card" */ './cards/benefit-card/benefit-card'),
  },
  cart_overview: {
    wakes: 'load',
    load: () => import(/* webpackChunkName: "block-cart-overview" */ './shop/cart-overview/cart-overview'),
  },
  centre_cta_banner: {
    wakes: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-centre-cta-banner" */ './banners/centre-cta-banner/centre-cta-banner'
      ),
  },
  faq: { wakes: 'static', load: () => import(/* webpackChunkName: "block-faq" */ './sections/faq/faq') },
  grid: { wakes: 'static', load: () => import(/* webpackChunkName: "block-grid" */ './sections/grid/grid') },
  hero_catalogue: {
    wakes: 'load',
    load: () =>
      import(/* webpackChunkName: "block-hero-catalogue" */ './heroes/hero-catalogue/hero-catalogue'),
  },
  hero_centre: {
    wakes: 'static',
    load: () => import(/* webpackChunkName: "block-hero-centre" */ './heroes/hero-centre/hero-centre'),
  },
  hero_content_half: {
    wakes: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-hero-content-half" */ './heroes/hero-content-half/hero-content-half'
      ),
  },
  hero_product_half: {
    wakes: 'load',
    load: () =>
      import(
        /* webpackChunkName: "block-hero-product-half" */ './heroes/hero-product-half/hero-product-half'
      ),
  },
  image: { wakes: 'static', load: () => import(/* webpackChunkName: "block-image" */ './media/image/image') },
  payment_logo_banner: {
    wakes: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-payment-logo-banner" */ './banners/payment-logo-banner/payment-logo-banner'
      ),
  },
  product_card: {
    wakes: 'visible',
    load: () => import(/* webpackChunkName: "block-product-card" */ './cards/product-card/product-card'),
  },
  product_info: {
    wakes: 'visible',
    load: () => import(/* webpackChunkName: "block-product-info" */ './sections/product-info/product-info'),
  },
  rating_banner: {
    wakes: 'static',
    load: () => import(/* webpackChunkName: "block-rating-banner" */ './banners/rating-banner/rating-banner'),
  },
  rich_text: {
    wakes: 'static',
    load: () => import(/* webpackChunkName: "block-rich-text" */ './media/rich-text/rich-text'),
  },
  shop_items: {
    wakes: 'visible',
    load: () => import(/* webpackChunkName: "block-shop-items" */ './shop/shop-items/shop-items'),
  },
  spacer: {
    wakes: 'static',
    load: () => import(/* webpackChunkName: "block-spacer" */ './sections/spacer/spacer'),
  },
}

export const blockRegistry = createRegistry(BLOCKS)
