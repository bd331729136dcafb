import type { BlockName } from '../../src/blocks/block-name'

/** Words, pictures and links: there is nothing in them that waits for code. */
export const NOTHING_TO_USE: readonly BlockName[] = [
  ...(['benefit_card', 'cart_overview', 'category_slide', 'centre_cta_banner', 'grid', 'spacer'] as const),
  ...(['hero_article', 'hero_catalogue', 'hero_centre', 'hero_content_half', 'rating_banner'] as const),
  ...(['image', 'payment_logo_banner', 'hero_flood', 'hero_showcase'] as const),
  ...(['testimonial_card', 'bullet_card', 'data_card', 'info_card', 'blog_card', 'case_study_card'] as const),
  ...(['bento_card', 'rich_media_card', 'ecosystem_card', 'masonry', 'social_proofing'] as const),
  ...(['package_bullet_card', 'package_data_card', 'package_pro_plan_card'] as const),
  ...(['social_proof_banner', 'scrolling_logo_banner', 'header_cta_banner', 'experiment'] as const),
]
