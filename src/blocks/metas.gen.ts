// Written by `npm run types` from the folders of the blocks: do not edit.
import { meta as accessoryCard } from './cards/accessory-card/meta'
import { meta as articleSection } from './sections/article-section/meta'
import { meta as benefitCard } from './cards/benefit-card/meta'
import { meta as bentoCard } from './cards/bento-card/meta'
import { meta as blogCard } from './cards/blog-card/meta'
import { meta as bulletCard } from './cards/bullet-card/meta'
import { meta as cartOverview } from './shop/cart-overview/meta'
import { meta as caseStudyCard } from './cards/case-study-card/meta'
import { meta as categorySlide } from './shop/category-slide/meta'
import { meta as categorySlider } from './shop/category-slider/meta'
import { meta as centreCtaBanner } from './banners/centre-cta-banner/meta'
import { meta as comparisonTable } from './sections/comparison-table/meta'
import { meta as dataCard } from './cards/data-card/meta'
import { meta as ecosystemCard } from './cards/ecosystem-card/meta'
import { meta as embedCode } from './tools/embed-code/meta'
import { meta as experiment } from './tools/experiment/meta'
import { meta as faq } from './sections/faq/meta'
import { meta as feeCalculatorCard } from './cards/fee-calculator-card/meta'
import { meta as feeRecommendedSliderCard } from './cards/fee-recommended-slider-card/meta'
import { meta as grid } from './sections/grid/meta'
import { meta as headerCtaBanner } from './banners/header-cta-banner/meta'
import { meta as heroArticle } from './heroes/hero-article/meta'
import { meta as heroCatalogue } from './heroes/hero-catalogue/meta'
import { meta as heroCentre } from './heroes/hero-centre/meta'
import { meta as heroContentHalf } from './heroes/hero-content-half/meta'
import { meta as heroFlood } from './heroes/hero-flood/meta'
import { meta as heroIndustry } from './heroes/hero-industry/meta'
import { meta as heroProductHalf } from './heroes/hero-product-half/meta'
import { meta as heroShowcase } from './heroes/hero-showcase/meta'
import { meta as image } from './media/image/meta'
import { meta as imageGenerator } from './tools/image-generator/meta'
import { meta as infoCard } from './cards/info-card/meta'
import { meta as interactiveImageBanner } from './banners/interactive-image-banner/meta'
import { meta as masonry } from './sections/masonry/meta'
import { meta as modal } from './sections/modal/meta'
import { meta as navigationBanner } from './banners/navigation-banner/meta'
import { meta as packageBulletCard } from './cards/package-bullet-card/meta'
import { meta as packageCompareCard } from './cards/package-compare-card/meta'
import { meta as packageDataCard } from './cards/package-data-card/meta'
import { meta as packageDetailsCard } from './cards/package-details-card/meta'
import { meta as packageMachineBenefitCard } from './cards/package-machine-benefit-card/meta'
import { meta as packageMachineBundleCard } from './cards/package-machine-bundle-card/meta'
import { meta as packageProPlanCard } from './cards/package-pro-plan-card/meta'
import { meta as packageTurnoverSelectorCard } from './cards/package-turnover-selector-card/meta'
import { meta as paymentLogoBanner } from './banners/payment-logo-banner/meta'
import { meta as productCard } from './cards/product-card/meta'
import { meta as productCtaBanner } from './banners/product-cta-banner/meta'
import { meta as productFinder } from './shop/product-finder/meta'
import { meta as productInfo } from './sections/product-info/meta'
import { meta as promoCtaCounterBanner } from './banners/promo-cta-counter-banner/meta'
import { meta as quizQuestions } from './sections/quiz-questions/meta'
import { meta as ratingBanner } from './banners/rating-banner/meta'
import { meta as rentalReaderForm } from './forms/rental-reader-form/meta'
import { meta as richMediaCard } from './cards/rich-media-card/meta'
import { meta as richText } from './media/rich-text/meta'
import { meta as salesForm } from './forms/sales-form/meta'
import { meta as schedulingWidget } from './tools/scheduling-widget/meta'
import { meta as scrollingLogoBanner } from './banners/scrolling-logo-banner/meta'
import { meta as shopItems } from './shop/shop-items/meta'
import { meta as slider } from './sections/slider/meta'
import { meta as socialProofBanner } from './banners/social-proof-banner/meta'
import { meta as socialProofing } from './sections/social-proofing/meta'
import { meta as solutionInfo } from './sections/solution-info/meta'
import { meta as spacer } from './sections/spacer/meta'
import { meta as tabSelectorBanner } from './banners/tab-selector-banner/meta'
import { meta as testimonialCard } from './cards/testimonial-card/meta'
import { meta as testimonialSwiper } from './sections/testimonial-swiper/meta'
import { meta as typingTextBanner } from './banners/typing-text-banner/meta'
import { meta as videoCarousel } from './sections/video-carousel/meta'
import type { BlockName } from './block-name'
import type { BlockMeta } from './meta'

/** What each block says of itself: the build reads it, and of the browser the preview alone. */
export const BLOCK_METAS: Readonly<Record<BlockName, BlockMeta>> = {
  accessory_card: accessoryCard,
  article_section: articleSection,
  benefit_card: benefitCard,
  bento_card: bentoCard,
  blog_card: blogCard,
  bullet_card: bulletCard,
  cart_overview: cartOverview,
  case_study_card: caseStudyCard,
  category_slide: categorySlide,
  category_slider: categorySlider,
  centre_cta_banner: centreCtaBanner,
  comparison_table: comparisonTable,
  data_card: dataCard,
  ecosystem_card: ecosystemCard,
  embed_code: embedCode,
  experiment: experiment,
  faq: faq,
  fee_calculator_card: feeCalculatorCard,
  fee_recommended_slider_card: feeRecommendedSliderCard,
  grid: grid,
  header_cta_banner: headerCtaBanner,
  hero_article: heroArticle,
  hero_catalogue: heroCatalogue,
  hero_centre: heroCentre,
  hero_content_half: heroContentHalf,
  hero_flood: heroFlood,
  hero_industry: heroIndustry,
  hero_product_half: heroProductHalf,
  hero_showcase: heroShowcase,
  image: image,
  image_generator: imageGenerator,
  info_card: infoCard,
  interactive_image_banner: interactiveImageBanner,
  masonry: masonry,
  modal: modal,
  navigation_banner: navigationBanner,
  package_bullet_card: packageBulletCard,
  package_compare_card: packageCompareCard,
  package_data_card: packageDataCard,
  package_details_card: packageDetailsCard,
  package_machine_benefit_card: packageMachineBenefitCard,
  package_machine_bundle_card: packageMachineBundleCard,
  package_pro_plan_card: packageProPlanCard,
  package_turnover_selector_card: packageTurnoverSelectorCard,
  payment_logo_banner: paymentLogoBanner,
  product_card: productCard,
  product_cta_banner: productCtaBanner,
  product_finder: productFinder,
  product_info: productInfo,
  promo_cta_counter_banner: promoCtaCounterBanner,
  quiz_questions: quizQuestions,
  rating_banner: ratingBanner,
  rental_reader_form: rentalReaderForm,
  rich_media_card: richMediaCard,
  rich_text: richText,
  sales_form: salesForm,
  scheduling_widget: schedulingWidget,
  scrolling_logo_banner: scrollingLogoBanner,
  shop_items: shopItems,
  slider: slider,
  social_proof_banner: socialProofBanner,
  social_proofing: socialProofing,
  solution_info: solutionInfo,
  spacer: spacer,
  tab_selector_banner: tabSelectorBanner,
  testimonial_card: testimonialCard,
  testimonial_swiper: testimonialSwiper,
  typing_text_banner: typingTextBanner,
  video_carousel: videoCarousel,
}
