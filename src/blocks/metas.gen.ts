// Written by `npm run types` from the folders of the blocks: do not edit.
import { meta as accessoryCard } from './cards/accessory-card/meta'
import { meta as benefitCard } from './cards/benefit-card/meta'
import { meta as cartOverview } from './shop/cart-overview/meta'
import { meta as categorySlide } from './shop/category-slide/meta'
import { meta as categorySlider } from './shop/category-slider/meta'
import { meta as centreCtaBanner } from './banners/centre-cta-banner/meta'
import { meta as comparisonTable } from './sections/comparison-table/meta'
import { meta as faq } from './sections/faq/meta'
import { meta as feeRecommendedSliderCard } from './cards/fee-recommended-slider-card/meta'
import { meta as grid } from './sections/grid/meta'
import { meta as heroArticle } from './heroes/hero-article/meta'
import { meta as heroCatalogue } from './heroes/hero-catalogue/meta'
import { meta as heroCentre } from './heroes/hero-centre/meta'
import { meta as heroContentHalf } from './heroes/hero-content-half/meta'
import { meta as heroProductHalf } from './heroes/hero-product-half/meta'
import { meta as image } from './media/image/meta'
import { meta as packageMachineBundleCard } from './cards/package-machine-bundle-card/meta'
import { meta as paymentLogoBanner } from './banners/payment-logo-banner/meta'
import { meta as productCard } from './cards/product-card/meta'
import { meta as productCtaBanner } from './banners/product-cta-banner/meta'
import { meta as productFinder } from './shop/product-finder/meta'
import { meta as productInfo } from './sections/product-info/meta'
import { meta as ratingBanner } from './banners/rating-banner/meta'
import { meta as richText } from './media/rich-text/meta'
import { meta as shopItems } from './shop/shop-items/meta'
import { meta as solutionInfo } from './sections/solution-info/meta'
import { meta as spacer } from './sections/spacer/meta'
import type { BlockName } from './block-name'
import type { BlockMeta } from './meta'

/** What each block says of itself. Plain data: the build reads it, the browser never does. */
export const BLOCK_METAS: Readonly<Record<BlockName, BlockMeta>> = {
  accessory_card: accessoryCard,
  benefit_card: benefitCard,
  cart_overview: cartOverview,
  category_slide: categorySlide,
  category_slider: categorySlider,
  centre_cta_banner: centreCtaBanner,
  comparison_table: comparisonTable,
  faq: faq,
  fee_recommended_slider_card: feeRecommendedSliderCard,
  grid: grid,
  hero_article: heroArticle,
  hero_catalogue: heroCatalogue,
  hero_centre: heroCentre,
  hero_content_half: heroContentHalf,
  hero_product_half: heroProductHalf,
  image: image,
  package_machine_bundle_card: packageMachineBundleCard,
  payment_logo_banner: paymentLogoBanner,
  product_card: productCard,
  product_cta_banner: productCtaBanner,
  product_finder: productFinder,
  product_info: productInfo,
  rating_banner: ratingBanner,
  rich_text: richText,
  shop_items: shopItems,
  solution_info: solutionInfo,
  spacer: spacer,
}
