import type { BlockName } from './block-name'

/**
 * One block for each kind of control, by element, by when its block is hydrated and by who sends its form. They have a page of
 * their own in the gallery, on which a journey uses them before their code has loaded. gatsby/gallery-html.test.ts compares the
 * list with all blocks.
 */
export const CONTROL_KINDS: readonly BlockName[] = [
  'accessory_card',
  'comparison_table',
  'faq',
  'fee_calculator_card',
  'hero_product_half',
  'image_generator',
  'interactive_image_banner',
  'package_compare_card',
  'rental_reader_form',
  'scrolling_logo_banner',
  'shop_items',
  'tab_selector_banner',
  'video_carousel',
]
