import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

/** The journeys for a change whose effects are unknown: the main things that visitors do. */
const SMOKE = 'buy-from-a-card head navigation'

/**
 * The spec files in e2e/ that a change can affect, by its folder or file; the longest matching row counts. `every-page~block`
 * means only the tests whose titles name the changed block or its group, `~page` those that name the changed story's page.
 */
export const REACH = {
  'bench/': SMOKE,
  'bench/lib/production.ts': 'production/buy production/closed',
  'content/': 'head listing product-page',
  'content/stories/': 'head every-page~page',
  'gatsby/': 'head islands team-pages',
  'gatsby/browser/': 'islands travel failed-loads doors',
  'scripts/': SMOKE,
  'services/': SMOKE,
  'services/auth/': 'login',
  'services/build/': 'head security failed-loads',
  'services/database/': 'production/buy order',
  'services/errors/': 'errors',
  'services/host/': SMOKE,
  'services/lib/': SMOKE,
  'services/preview/': 'editor',
  'services/privacy/': 'production/buy order',
  'services/publishing/': 'moved-pages',
  'services/rate-limits/': 'order login',
  'services/sandbox/': 'team-pages order',
  'services/sandbox/editor/': 'content-editor',
  'services/server/': 'answers security production/closed',
  'services/shop/': 'production/buy order',
  'services/shop/catalogue/': 'listing product-page waitlist',
  'services/shop/domain/': 'production/buy cart',
  'services/shop/mail/': 'order',
  'services/shop/pages.ts': 'waitlist signup',
  'services/shop/payments/': 'payments production/buy',
  'services/site/': 'answers moved-pages head security failed-loads without-script',
  'services/standins/': SMOKE,
  'services/standins/booking/': 'help',
  'services/standins/captcha/': 'leads',
  'services/standins/chat/': 'help',
  'services/standins/crm/': 'leads',
  'services/standins/identity/': 'login',
  'services/standins/mail/': 'order',
  'services/standins/segment/': 'measurement',
  'services/standins/sentry/': 'errors',
  'services/standins/storyblok/': 'editor content-editor',
  'shared/': SMOKE,
  'shared/error-reports.ts': 'errors',
  'shared/leads/': 'leads',
  'shared/orders/': 'order printed-order',
  'src/analytics/': 'measurement consent',
  'src/auth/': 'login',
  'src/blocks/': SMOKE,
  'src/blocks/banners/': 'every-page~block block-contract~block',
  'src/blocks/cards/': 'every-page~block block-contract~block buy-from-a-card',
  'src/blocks/forms/': 'every-page~block block-contract~block leads',
  'src/blocks/heroes/': 'every-page~block block-contract~block',
  'src/blocks/media/': 'every-page~block block-contract~block',
  'src/blocks/sections/': 'every-page~block block-contract~block',
  'src/blocks/sections/modal/': 'every-page~block block-contract~block modals',
  'src/blocks/shared/': 'buy-from-a-card product-page steady',
  'src/blocks/shop/': 'every-page~block block-contract~block',
  'src/blocks/shop/cart-overview/': 'every-page~block block-contract~block cart',
  'src/blocks/shop/category-slider/': 'every-page~block block-contract~block category-slider',
  'src/blocks/shop/shop-items/': 'every-page~block block-contract~block listing',
  'src/blocks/tools/': 'every-page~block block-contract~block',
  'src/blocks/tools/experiment/': 'every-page~block block-contract~block experiments',
  'src/blocks/tools/scheduling-widget/': 'every-page~block block-contract~block help',
  'src/cart/': 'cart',
  'src/catalogue/': 'listing product-page buy-from-a-card waitlist',
  'src/checkout/': 'production/buy checkout field-messages payments',
  'src/checkout/order-page/': 'order printed-order',
  'src/checkout/payment/': 'payments',
  'src/content-check/': 'editor content-editor',
  'src/content/': 'head layout modals',
  'src/editor/': 'content-editor editor-fields',
  'src/experiments/': 'experiments team-pages',
  'src/forms/': 'field-messages signup',
  'src/help/': 'help',
  'src/islands/': 'islands doors block-contract steady without-script',
  'src/layout/': 'layout navigation banners foot doors',
  'src/layout/consent/': 'consent',
  'src/layout/search/': 'search failed-loads without-script',
  'src/leads/': 'leads',
  'src/page/': 'head layout islands',
  'src/pages/': 'head layout',
  'src/mark-page-view.ts': 'doors',
  'src/platform/': `${SMOKE} doors`,
  'src/pre-paint.ts': 'doors islands',
  'src/platform/errors/': 'errors',
  'src/preview/': 'editor content-editor',
  'src/product-tile/': 'buy-from-a-card product-page listing',
  'src/signup/': 'signup order',
  'src/templates/': 'head layout product-page',
  'src/theme/': 'layout steady foot',
  'src/ui/': 'layout navigation cart',
  'src/waitlist/': 'waitlist',
  'static/': SMOKE,
}

/** Files that are not served to visitors, so that no journey can see their changes. */
const NOT_SERVED = /\.test\.\w+$|(^|\/)testing\/|\.md$|^docs\/|^src\/test-/

/**
 * The journeys that a change can affect, as arguments of Playwright; undefined when nothing of it is served.
 * @param {string[]} files
 * @returns {string[] | undefined}
 */
export function journeysFor(files) {
  const chosen = new Map()
  for (const file of files.filter((each) => !NOT_SERVED.test(each)))
    for (const entry of specsFor(file)) {
      const [spec, kind] = entry.split('~')
      chosen.set(spec, [...(chosen.get(spec) ?? []), kind ? titlesOf(file, kind) : '.*'])
    }
  if (chosen.size === 0) return undefined
  const greps = [...chosen].map(([spec, titles]) => ` ${spec}\\.spec\\.ts (${titles.join('|')})`)
  return [
    ...[...chosen.keys()].map((spec) => `e2e/${spec}.spec.ts`),
    '--grep',
    `/${greps.join('|').replaceAll('/', '\\/')}/i`,
  ]
}

/** @returns {string[]} */
function specsFor(file) {
  const [, spec] = /^e2e\/(.+)\.spec\.ts$/.exec(file) ?? []
  if (spec) return specs().includes(spec) ? [spec] : []
  const [, support] = /^e2e\/support\/(.+)\.ts$/.exec(file) ?? []
  const users = support ? specs().filter((each) => textOf(each).includes(`support/${support}'`)) : []
  if (users.length > 0 && users.length < 6) return users
  const rows = Object.keys(REACH).filter((row) => file.startsWith(row))
  const longest = rows.sort((one, other) => other.length - one.length)[0]
  return (longest ? REACH[longest] : SMOKE).split(' ')
}

/** A pattern of the titles that name the file's block or page. */
function titlesOf(file, kind) {
  if (kind === 'page') return `.* ${pageOf(file)}( |$)`
  const [, , group, block] = file.split('/')
  // Titles name a gallery page by its address or in words. The shop's pages also contain the name of the group `shop`.
  return `([^/]*|.*/tests/)\\b(${group}|${block.replaceAll('-', '_')})\\b`
}

function pageOf(file) {
  try {
    const { full_slug: slug } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    return slug === 'home' ? '/za/' : `/za/${slug.replace(/\/?$/, '/')}`
  } catch {
    return 'of a story that is no more'
  }
}

/** @returns {string[]} every spec file of e2e/, by its name there */
export const specs = () =>
  readdirSync(path.join(root, 'e2e'), { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.spec.ts'.length))

const textOf = (spec) => readFileSync(path.join(root, 'e2e', `${spec}.spec.ts`), 'utf8')
