// Written by `npm run types` from the folders of the blocks: do not edit.
import { examples as accessoryCard } from './cards/accessory-card/example'
import { examples as articleSection } from './sections/article-section/example'
import { examples as benefitCard } from './cards/benefit-card/example'
import { examples as bentoCard } from './cards/bento-card/example'
import { examples as blogCard } from './cards/blog-card/example'
import { examples as bulletCard } from './cards/bullet-card/example'
import { examples as cartOverview } from './shop/cart-overview/example'
import { examples as caseStudyCard } from './cards/case-study-card/example'
import { examples as categorySlide } from './shop/category-slide/example'
import { examples as categorySlider } from './shop/category-slider/example'
import { examples as centreCtaBanner } from './banners/centre-cta-banner/example'
import { examples as comparisonTable } from './sections/comparison-table/example'
import { examples as dataCard } from './cards/data-card/example'
import { examples as ecosystemCard } from './cards/ecosystem-card/example'
import { examples as embedCode } from './tools/embed-code/example'
import { examples as experiment } from './tools/experiment/example'
import { examples as faq } from './sections/faq/example'
import { examples as feeCalculatorCard } from './cards/fee-calculator-card/example'
import { examples as feeRecommendedSliderCard } from './cards/fee-recommended-slider-card/example'
import { examples as grid } from './sections/grid/example'
import { examples as headerCtaBanner } from './banners/header-cta-banner/example'
import { examples as heroArticle } from './heroes/hero-article/example'
import { examples as heroCatalogue } from './heroes/hero-catalogue/example'
import { examples as heroCentre } from './heroes/hero-centre/example'
import { examples as heroContentHalf } from './heroes/hero-content-half/example'
import { examples as heroFlood } from './heroes/hero-flood/example'
import { examples as heroIndustry } from './heroes/hero-industry/example'
import { examples as heroProductHalf } from './heroes/hero-product-half/example'
import { examples as heroShowcase } from './heroes/hero-showcase/example'
import { examples as image } from './media/image/example'
import { examples as imageGenerator } from './tools/image-generator/example'
import { examples as infoCard } from './cards/info-card/example'
import { examples as interactiveImageBanner } from './banners/interactive-image-banner/example'
import { examples as masonry } from './sections/masonry/example'
import { examples as modal } from './sections/modal/example'
import { examples as navigationBanner } from './banners/navigation-banner/example'
import { examples as packageBulletCard } from './cards/package-bullet-card/example'
import { examples as packageCompareCard } from './cards/package-compare-card/example'
import { examples as packageDataCard } from './cards/package-data-card/example'
import { examples as packageDetailsCard } from './cards/package-details-card/example'
import { examples as packageMachineBenefitCard } from './cards/package-machine-benefit-card/example'
import { examples as packageMachineBundleCard } from './cards/package-machine-bundle-card/example'
import { examples as packageProPlanCard } from './cards/package-pro-plan-card/example'
import { examples as packageTurnoverSelectorCard } from './cards/package-turnover-selector-card/example'
import { examples as paymentLogoBanner } from './banners/payment-logo-banner/example'
import { examples as productCard } from './cards/product-card/example'
import { examples as productCtaBanner } from './banners/product-cta-banner/example'
import { examples as productFinder } from './shop/product-finder/example'
import { examples as productInfo } from './sections/product-info/example'
import { examples as promoCtaCounterBanner } from './banners/promo-cta-counter-banner/example'
import { examples as quizQuestions } from './sections/quiz-questions/example'
import { examples as ratingBanner } from './banners/rating-banner/example'
import { examples as rentalReaderForm } from './forms/rental-reader-form/example'
import { examples as richMediaCard } from './cards/rich-media-card/example'
import { examples as richText } from './media/rich-text/example'
import { examples as salesForm } from './forms/sales-form/example'
import { examples as schedulingWidget } from './tools/scheduling-widget/example'
import { examples as scrollingLogoBanner } from './banners/scrolling-logo-banner/example'
import { examples as shopItems } from './shop/shop-items/example'
import { examples as slider } from './sections/slider/example'
import { examples as socialProofBanner } from './banners/social-proof-banner/example'
import { examples as socialProofing } from './sections/social-proofing/example'
import { examples as solutionInfo } from './sections/solution-info/example'
import { examples as spacer } from './sections/spacer/example'
import { examples as tabSelectorBanner } from './banners/tab-selector-banner/example'
import { examples as testimonialCard } from './cards/testimonial-card/example'
import { examples as testimonialSwiper } from './sections/testimonial-swiper/example'
import { examples as typingTextBanner } from './banners/typing-text-banner/example'
import { examples as videoCarousel } from './sections/video-carousel/example'
import type { BlockName, BlokNamed } from './block-name'
import type { Examples } from './meta'

/** The example content of every block, for its page under /za/internal/tests/. Plain data, so that the build can read it. */
export const EXAMPLES: { readonly [Name in BlockName]: Examples<BlokNamed<Name>> } = {
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
