/**
 * @typedef {object} Mutant one thing broken on purpose
 * @property {string} name what is wrong with the product then, as somebody would notice it
 * @property {string} file
 * @property {string} [from] text of the file, standing there once; without it the file is left out
 * @property {string} [to]
 * @property {string[]} [tests] what must turn red: files for vitest …
 * @property {string[]} [journeys] … or arguments for playwright, on a build of the broken product
 */

/** @type {Mutant[]} */
export const MUTANTS = [
  {
    name: 'a forged webhook is believed',
    file: 'services/shop/webhook-signature.ts',
    from: 'given.length === expected.length && timingSafeEqual(given, expected)',
    to: 'given.length === expected.length && timingSafeEqual(expected, expected)',
    tests: ['services/shop/card-payments'],
  },
  {
    name: 'an old webhook can be sent again',
    file: 'services/shop/webhook-signature.ts',
    from: '<= TOLERANCE_MS',
    to: '<= Infinity',
    tests: ['services/shop/card-payments'],
  },
  {
    name: 'a webhook that comes twice counts twice',
    file: 'services/shop/domain/order-state.ts',
    from: "if (payment === 'complete' || payment === 'refund_due'",
    to: "if (payment === 'refund_due'",
    tests: ['services/shop/domain/order-state'],
  },
  {
    name: 'money for an order that is paid is not sent back',
    file: 'services/shop/domain/order-state.ts',
    from: "order === 'pending' ? { order: 'complete', payment: 'complete' }",
    to: "true ? { order: 'complete', payment: 'complete' }",
    tests: ['services/shop/domain/order-state'],
  },
  {
    name: 'an order by card on delivery is open to the shop',
    file: 'services/shop/domain/order-state.ts',
    from: "  'Card on delivery': 'pending',\n",
    to: '',
    tests: ['services/shop/domain/order-state'],
  },
  {
    name: 'an order by card on delivery is shown as open',
    file: 'src/checkout/order-states.ts',
    from: "    payment: ['pending'],\n    method: ['Card on delivery'],\n    ...PLACED,",
    to: "    payment: ['pending'],\n    method: ['Card on delivery'],\n    ...OPEN,",
    tests: ['src/checkout/order-states'],
  },
  {
    name: 'VAT is another rate in what the shop computes',
    file: 'services/shop/domain/totals.ts',
    from: 'VAT_PERCENT = 15',
    to: 'VAT_PERCENT = 16',
    tests: ['services/shop/domain/totals', 'services/shop/domain/cart-totals'],
  },
  {
    name: 'VAT is another rate on the order',
    file: 'src/checkout/parts/order-totals.tsx',
    from: 'VAT (15%) in the total',
    to: 'VAT (16%) in the total',
    tests: ['src/checkout/checkout.test'],
  },
  {
    name: 'VAT is another rate in mails',
    file: 'services/shop/mail/parts.ts',
    from: 'VAT (15%) in the total',
    to: 'VAT (16%) in the total',
    tests: ['services/shop/mail/order-mails'],
  },
  {
    name: 'the step of the checkout is lost on reload',
    file: 'src/checkout/step-address.ts',
    from: 'STEPS.find((step) => step === asked) ?? null',
    to: 'STEPS.find((step) => step === asked && step === STEPS[0]) ?? null',
    tests: ['src/checkout/step-address', 'src/checkout/checkout.test'],
  },
  {
    name: 'what a field of the checkout held is lost when the page hydrates anew',
    file: 'src/checkout/store.ts',
    from: 'merge: (stored, current) => ({ ...current, ...readDraft(stored) })',
    to: 'merge: (_stored, current) => current',
    tests: ['src/checkout/checkout.test'],
  },
  {
    name: 'a price that changed while the item was in the cart is not told',
    file: 'src/catalogue/tell-price-changes.ts',
    from: 'before.price !== item.price',
    to: 'before.price === -1',
    tests: ['src/catalogue/tell-price-changes'],
  },
  {
    name: 'a line in the cart keeps the price of the list',
    file: 'services/shop/domain/priced-lines.ts',
    from: 'unitPriceCents: unitCents,',
    to: 'unitPriceCents: originalCents ?? unitCents,',
    tests: ['services/shop/catalogue.db'],
  },
  {
    name: 'a page with no catalogue is published when the shop cannot be asked',
    file: 'gatsby/shop-api.ts',
    from: '`${address}?storefront=shop`)',
    to: '`${address}?storefront=shop`).catch(() => new Response(JSON.stringify({ [key]: [] })))',
    tests: ['gatsby/shop-api'],
  },
  {
    name: 'the catalogue query fails',
    file: 'services/shop/store/catalogue.ts',
    from: 'from(products)',
    to: 'from(bundles)',
    tests: ['services/shop/catalogue.db'],
  },
  {
    name: 'a migration is missing',
    file: 'services/database/migrations/008_order_lookups.sql',
    tests: ['services/shop/order-lookup'],
  },
  {
    name: 'the registry does not know a block of the content model',
    file: 'src/blocks/registry.ts',
    from: "  faq: { wakes: 'static', load: () => import(/* webpackChunkName: \"block-faq\" */ './sections/faq/faq') },\n",
    to: '',
    tests: ['gatsby/gallery-pages'],
  },
  {
    name: 'an order number is given twice',
    file: 'services/shop/store/carts.ts',
    from: 'and(eq(carts.id, cart.id), notExists(isTaken))',
    to: 'eq(carts.id, cart.id)',
    tests: ['services/shop/order-number'],
  },
  {
    name: 'the id of a cart opens its order',
    file: 'services/shop/routes/by-order-number.ts',
    from: '? cart : withoutPersonalData(cart)',
    to: '? cart : cart',
    tests: ['services/shop/order-privacy'],
  },
  {
    name: 'a promo code stacks',
    file: 'services/shop/domain/promo-code.ts',
    from: 'Math.round((subtotalCents * (promo.percentOff ?? 0)) / 100)',
    to: 'Math.round((subtotalCents * 2 * (promo.percentOff ?? 0)) / 100)',
    tests: ['services/shop/domain/cart-totals', 'services/shop/domain/totals'],
  },
  {
    name: 'what is pressed before the site’s code is here is lost',
    file: 'src/content/blocks/early-uses.ts',
    from: 'window.earlyUses?.forEach(keep)',
    to: 'window.earlyUses?.forEach(() => undefined)',
    tests: ['src/content/blocks/early-uses'],
  },
  {
    name: 'what is typed or chosen before a block is awake is lost',
    file: 'src/content/blocks/early-uses.ts',
    from: "['click', 'input', 'change']",
    to: "['click', 'change']",
    journeys: ['block-contract', '--grep', 'comparison_table: what is done before'],
  },
  {
    name: 'a press in the moment before a block is awake counts twice',
    file: 'src/content/blocks/early-uses.ts',
    from: 'event.stopPropagation()',
    to: 'event.preventDefault()',
    tests: ['src/content/blocks/early-uses'],
  },
  {
    name: 'a card rises by more than a finger is wide',
    file: 'src/blocks/shared/motion.ts',
    from: 'translateY(16px)',
    to: 'translateY(40px)',
    journeys: ['buy-from-a-card', '--grep', 'had risen'],
  },
  {
    name: 'the way to the cart covers the phone’s bar',
    file: 'src/layout/foot/foot.tsx',
    from: 'env(safe-area-inset-right)) 100% max(',
    to: 'env(safe-area-inset-right)) 0 max(',
    journeys: ['block-contract', '--grep', 'leaves room for the rest'],
  },
  {
    name: 'the lowest price is that of what is out of stock',
    file: 'src/blocks/shop/product-finder/rank-products.ts',
    from: "offered.filter(({ stock }) => stock === 'in_stock')",
    to: 'offered',
    tests: ['src/blocks/shop/product-finder'],
  },
  {
    name: 'the button of a card lies under the card’s link',
    file: 'src/theme/cover.ts',
    from: 'position: relative;\n  z-index: ${layer.raised};',
    to: 'position: static;',
    journeys: ['block-contract', 'buy-from-a-card', '--grep', 'product_card|a finger on Buy Now'],
  },
  {
    name: 'a page writes an error to the console',
    file: 'src/layout/page-effects.tsx',
    from: 'shownPath = path\n',
    to: "shownPath = path\n    console.error('Something is wrong.')\n",
    journeys: ['layout'],
  },
  {
    name: 'a page moves while it wakes',
    file: 'src/signup/parts/skeleton.tsx',
    from: 'min-height: 810px;',
    to: 'min-height: 300px;',
    journeys: ['steady', '--grep', 'signup'],
  },
]
