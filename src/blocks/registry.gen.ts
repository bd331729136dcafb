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
  article_section: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-article-section" */ './sections/article-section/article-section'),
  },
  benefit_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-benefit-card" */ './cards/benefit-card/benefit-card'),
  },
  bento_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-bento-card" */ './cards/bento-card/bento-card'),
  },
  blog_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-blog-card" */ './cards/blog-card/blog-card'),
  },
  bullet_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-bullet-card" */ './cards/bullet-card/bullet-card'),
  },
  cart_overview: {
    hydrate: 'load',
    load: () => import(/* webpackChunkName: "block-cart-overview" */ './shop/cart-overview/cart-overview'),
    foot: () => import(/* webpackChunkName: "block-cart-overview" */ './shop/cart-overview/foot'),
  },
  case_study_card: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-case-study-card" */ './cards/case-study-card/case-study-card'),
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
  data_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-data-card" */ './cards/data-card/data-card'),
  },
  ecosystem_card: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-ecosystem-card" */ './cards/ecosystem-card/ecosystem-card'),
  },
  embed_code: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-embed-code" */ './tools/embed-code/embed-code'),
  },
  experiment: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-experiment" */ './tools/experiment/experiment'),
  },
  faq: { hydrate: 'visible', load: () => import(/* webpackChunkName: "block-faq" */ './sections/faq/faq') },
  fee_calculator_card: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-fee-calculator-card" */ './cards/fee-calculator-card/fee-calculator-card'
      ),
  },
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
  header_cta_banner: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-header-cta-banner" */ './banners/header-cta-banner/header-cta-banner'
      ),
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
  hero_flood: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-hero-flood" */ './heroes/hero-flood/hero-flood'),
  },
  hero_industry: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-hero-industry" */ './heroes/hero-industry/hero-industry'),
  },
  hero_product_half: {
    hydrate: 'load',
    load: () =>
      import(
        /* webpackChunkName: "block-hero-product-half" */ './heroes/hero-product-half/hero-product-half'
      ),
    foot: () => import(/* webpackChunkName: "block-hero-product-half" */ './heroes/hero-product-half/foot'),
  },
  hero_showcase: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-hero-showcase" */ './heroes/hero-showcase/hero-showcase'),
  },
  image: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-image" */ './media/image/image'),
  },
  image_generator: {
    hydrate: 'intent',
    load: () =>
      import(/* webpackChunkName: "block-image-generator" */ './tools/image-generator/image-generator'),
  },
  info_card: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-info-card" */ './cards/info-card/info-card'),
  },
  interactive_image_banner: {
    hydrate: 'intent',
    load: () =>
      import(
        /* webpackChunkName: "block-interactive-image-banner" */ './banners/interactive-image-banner/interactive-image-banner'
      ),
  },
  masonry: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-masonry" */ './sections/masonry/masonry'),
  },
  modal: {
    hydrate: 'intent',
    load: () => import(/* webpackChunkName: "block-modal" */ './sections/modal/modal'),
  },
  navigation_banner: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-navigation-banner" */ './banners/navigation-banner/navigation-banner'
      ),
  },
  package_bullet_card: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-package-bullet-card" */ './cards/package-bullet-card/package-bullet-card'
      ),
  },
  package_compare_card: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-package-compare-card" */ './cards/package-compare-card/package-compare-card'
      ),
  },
  package_data_card: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-package-data-card" */ './cards/package-data-card/package-data-card'),
  },
  package_details_card: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-package-details-card" */ './cards/package-details-card/package-details-card'
      ),
  },
  package_machine_benefit_card: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-package-machine-benefit-card" */ './cards/package-machine-benefit-card/package-machine-benefit-card'
      ),
  },
  package_machine_bundle_card: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-package-machine-bundle-card" */ './cards/package-machine-bundle-card/package-machine-bundle-card'
      ),
  },
  package_pro_plan_card: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-package-pro-plan-card" */ './cards/package-pro-plan-card/package-pro-plan-card'
      ),
  },
  package_turnover_selector_card: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-package-turnover-selector-card" */ './cards/package-turnover-selector-card/package-turnover-selector-card'
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
  promo_cta_counter_banner: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-promo-cta-counter-banner" */ './banners/promo-cta-counter-banner/promo-cta-counter-banner'
      ),
  },
  quiz_questions: {
    hydrate: 'visible',
    load: () =>
      import(/* webpackChunkName: "block-quiz-questions" */ './sections/quiz-questions/quiz-questions'),
  },
  rating_banner: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-rating-banner" */ './banners/rating-banner/rating-banner'),
  },
  rental_reader_form: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-rental-reader-form" */ './forms/rental-reader-form/rental-reader-form'
      ),
  },
  rich_media_card: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-rich-media-card" */ './cards/rich-media-card/rich-media-card'),
  },
  rich_text: {
    hydrate: 'static',
    load: () => import(/* webpackChunkName: "block-rich-text" */ './media/rich-text/rich-text'),
  },
  sales_form: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-sales-form" */ './forms/sales-form/sales-form'),
  },
  scheduling_widget: {
    hydrate: 'intent',
    load: () =>
      import(/* webpackChunkName: "block-scheduling-widget" */ './tools/scheduling-widget/scheduling-widget'),
  },
  scrolling_logo_banner: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-scrolling-logo-banner" */ './banners/scrolling-logo-banner/scrolling-logo-banner'
      ),
  },
  shop_items: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-shop-items" */ './shop/shop-items/shop-items'),
  },
  slider: {
    hydrate: 'visible',
    load: () => import(/* webpackChunkName: "block-slider" */ './sections/slider/slider'),
  },
  social_proof_banner: {
    hydrate: 'static',
    load: () =>
      import(
        /* webpackChunkName: "block-social-proof-banner" */ './banners/social-proof-banner/social-proof-banner'
      ),
  },
  social_proofing: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-social-proofing" */ './sections/social-proofing/social-proofing'),
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
  tab_selector_banner: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-tab-selector-banner" */ './banners/tab-selector-banner/tab-selector-banner'
      ),
  },
  testimonial_card: {
    hydrate: 'static',
    load: () =>
      import(/* webpackChunkName: "block-testimonial-card" */ './cards/testimonial-card/testimonial-card'),
  },
  testimonial_swiper: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-testimonial-swiper" */ './sections/testimonial-swiper/testimonial-swiper'
      ),
  },
  typing_text_banner: {
    hydrate: 'visible',
    load: () =>
      import(
        /* webpackChunkName: "block-typing-text-banner" */ './banners/typing-text-banner/typing-text-banner'
      ),
  },
  video_carousel: {
    hydrate: 'intent',
    load: () =>
      import(/* webpackChunkName: "block-video-carousel" */ './sections/video-carousel/video-carousel'),
  },
}
