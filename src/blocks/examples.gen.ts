// Written by `npm run types` from the folders of the blocks: do not edit.
import { examples as accessoryCard } from './cards/accessory-card/example'
import { examples as benefitCard } from './cards/benefit-card/example'
import { examples as cartOverview } from './shop/cart-overview/example'
import { examples as categorySlide } from './shop/category-slide/example'
import { examples as categorySlider } from './shop/category-slider/example'
import { examples as centreCtaBanner } from './banners/centre-cta-banner/example'
import { examples as comparisonTable } from './sections/comparison-table/example'
import { examples as faq } from './sections/faq/example'
import { examples as feeRecommendedSliderCard } from './cards/fee-recommended-slider-card/example'
import { examples as grid } from './sections/grid/example'
import { examples as heroArticle } from './heroes/hero-article/example'
import { examples as heroCatalogue } from './heroes/hero-catalogue/example'
import { examples as heroCentre } from './heroes/hero-centre/example'
import { examples as heroContentHalf } from './heroes/hero-content-half/example'
import { examples as heroProductHalf } from './heroes/hero-product-half/example'
import { examples as image } from './media/image/example'
import { examples as packageMachineBundleCard } from './cards/package-machine-bundle-card/example'
import { examples as paymentLogoBanner } from './banners/payment-logo-banner/example'
import { examples as productCard } from './cards/product-card/example'
import { examples as productCtaBanner } from './banners/product-cta-banner/example'
import { examples as productFinder } from './shop/product-finder/example'
import { examples as productInfo } from './sections/product-info/example'
import { examples as ratingBanner } from './banners/rating-banner/example'
import { examples as richText } from './media/rich-text/example'
import { examples as shopItems } from './shop/shop-items/example'
import { examples as solutionInfo } from './sections/solution-info/example'
import { examples as spacer } from './sections/spacer/example'
import type { BlockName, BlokNamed } from './block-name'
import type { Examples } from './meta'

/** The example content of every block, for its page under /za/internal/tests/. Plain data, so that the build can read it. */
export const EXAMPLES: { readonly [Name in BlockName]: Examples<BlokNamed<Name>> } = {
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
