// Written by `npm run types` from the folders of the blocks: do not edit.
import type { BlockDefinition } from '../islands'
import type { BlockName } from './block-name'

/** Every block of the content model: one without a folder here fails the type check. */
export const blockRegistry: Readonly<Record<BlockName, BlockDefinition>> = {
  accessory_card: {
    hydrate: 'visible',
    load: () =>
      import(/* webpackChunkName: "block-accessory-card" */ './cards/accessory-card/accessory-card'),
  },
  benefit_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-benefit-card" */ './cards/benefit-card/benefit-card'),
  },
  cart_overview: {
    hydrate: 'load',
    load: () => import(/* webpackChunkName: "block-cart-overview" */ './shop/cart-overview/cart-overview'),
    foot: () => import(/* webpackChunkName: "block-cart-overview" */ './shop/cart-overview/foot'),
  },
  category_slide: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-category-slide" */ './shop/category-slide/category-slide'),
  },
  category_slider: {
    hydrate: 'visible',
    load: () =>
      import(/* webpackChunkName: "block-category-slider" */ './shop/category-slider/category-slider'),
  },
  centre_cta_banner: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-centre-cta-banner" */ './banners/centre-cta-banner/centre-cta-banner'
      ),
  },
  comparison_table: {
    hydrate: 'visible',
    load: () =>
      import(/* webpackChunkName: "block-comparison-table" */ './sections/comparison-table/comparison-table'),
  },
  faq: { hydrate: 'static', load: () => import(/* webpackChunkName: "block-faq" */ './sections/faq/faq') },
  fee_recommended_slider_card: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-fee-recommended-slider-card" */ './cards/fee-recommended-slider-card/fee-recommended-slider-card'
      ),
  },
  grid: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-grid" */ './sections/grid/grid'),
  },
  hero_article: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-hero-article" */ './heroes/hero-article/hero-article'),
  },
  hero_catalogue: {
    hydrate: 'load',
    load: () =>
      import(/* webpackChunkName: "block-hero-catalogue" */ './heroes/hero-catalogue/hero-catalogue'),
  },
  hero_centre: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-hero-centre" */ './heroes/hero-centre/hero-centre'),
  },
  hero_content_half: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-hero-content-half" */ './heroes/hero-content-half/hero-content-half'
      ),
  },
  hero_product_half: {
    hydrate: 'load',
    load: () =>
      import(
        /* webpackChunkName: "block-hero-product-half" */ './heroes/hero-product-half/hero-product-half'
      ),
    foot: () => import(/* webpackChunkName: "block-hero-product-half" */ './heroes/hero-product-half/foot'),
  },
  image: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-image" */ './media/image/image'),
  },
  package_machine_bundle_card: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-package-machine-bundle-card" */ './cards/package-machine-bundle-card/package-machine-bundle-card'
      ),
  },
  payment_logo_banner: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-payment-logo-banner" */ './banners/payment-logo-banner/payment-logo-banner'
      ),
  },
  product_card: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-product-card" */ './cards/product-card/product-card'),
  },
  product_cta_banner: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-product-cta-banner" */ './banners/product-cta-banner/product-cta-banner'
      ),
  },
  product_finder: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-product-finder" */ './shop/product-finder/product-finder'),
  },
  product_info: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-product-info" */ './sections/product-info/product-info'),
  },
  rating_banner: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-rating-banner" */ './banners/rating-banner/rating-banner'),
  },
  rich_text: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-rich-text" */ './media/rich-text/rich-text'),
  },
  shop_items: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-shop-items" */ './shop/shop-items/shop-items'),
  },
  solution_info: {
    hydrate: 'visible',
    load: () =>
      import(/* webpackChunkName: "block-solution-info" */ './sections/solution-info/solution-info'),
  },
  spacer: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-spacer" */ './sections/spacer/spacer'),
  },
}
