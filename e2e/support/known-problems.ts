/**
 * What is wrong and not mended yet. Each line is looked for: one that is not found any more fails like one that is not
 * listed, so whoever mends it takes it out here.
 */

/**
 * Everything at the foot of the screen has its own idea of where that is: the way to the cart lies on the phone's bar with
 * the button and on the reminder, the reminder on the bar of the cart's own page, and a toast on all of them for the
 * seconds that it shows. By page: one of each kind that keeps something at an edge of the screen.
 */
export const AT_THE_FOOT: Readonly<Record<string, readonly string[]>> = {
  '/za/shop/': [
    'reminder › link "Continue" is covered by toast at 360 px, under a toast',
    'reminder › link "Continue" is covered by toast at 768 px, under a toast',
  ],
  '/za/shop/card-machines/khumo/': [
    'hero_product_half › buy bar › button "Buy Now Khumo" is covered by toast at 360 px, under a toast',
    'reminder › button "Dismiss" is covered by page › button "View cart (1)" at 360 px, under a toast',
    'reminder › link "Continue" is covered by toast at 768 px, under a toast',
    'reminder › button "Dismiss" is covered by page › button "View cart (1)" at 360 px, with the reminder',
    'hero_product_half › buy bar › button "Buy Now Khumo" is covered by page › button "View cart (1)" at 360 px, with a cart',
    'hero_product_half › buy bar › button "Buy Now Khumo" is covered by page › button "View cart (1)" at 768 px, with a cart',
  ],
  '/za/cart-overview/': [
    'cart_overview › link "Checkout" is covered by toast at 360 px, under a toast',
    'reminder › link "Continue" is covered by toast at 360 px, under a toast',
    'reminder › link "Continue" is covered by toast at 768 px, under a toast',
    'cart_overview › link "Checkout" is covered by reminder at 360 px, with the reminder',
  ],
  '/za/checkout/': ['page › button "Continue to Shipping" is covered by toast at 360 px, under a toast'],
  '/za/checkout/?step=payment': [
    'page › button "Pay R1,199.00" is covered by toast at 360 px, under a toast',
    'page › link "Back to Shipping" is covered by toast at 360 px, under a toast',
    'page › button "Pay R1,199.00" is covered by toast at 768 px, under a toast',
  ],
  '/za/signup/': [
    'page › button "Continue to Who you are" is covered by toast at 360 px, under a toast',
    'page › link "Back to About you" is covered by toast at 360 px, under a toast',
  ],
}
