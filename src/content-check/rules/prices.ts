import { withVat, type ShopBundle, type ShopProduct } from '../../catalogue/rules'
import { formatRandWhole } from '../../../shared/money'
import { isNeverShown, type SiteBannerBlok } from '../../layout/site-banner/banner-times'
import type { Found, PlacedBlok, Space } from '../../page'
import { about, sentencesOf, type PlacedText, type StoryRule } from '../look'

const WORDS = 'zero one two three four five six seven eight nine ten fourteen twenty thirty sixty ninety'
const NUMBER = `\\d+(?:[.,]\\d+)?|(?:${WORDS.replaceAll(' ', '|')})`
/** `15%`, `2,7 per cent`. `10% off` is a promotion. */
const PERCENTAGE = new RegExp(`\\b(${NUMBER}) ?(?:%|per ?cent)(?! off)`, 'gi')

const FEE = /\bfees?\b|\bper (?:sale|transaction|payment)\b|\bof (?:each|every) (?:card )?(?:sale|payment)\b/i
/** What others charge is not what the catalogue says. */
const OTHERS = /\bothers?\b|\banother\b|\bbanks?\b|\belsewhere\b|\bcompetit|\bolder?\b|\bsome\b|\busual/i

/** Every fee of the catalogue, and its form with VAT, as texts write them. */
const feesOf = ({ figures }: Space): string[] =>
  [...figures.ladders.values()].flat().flatMap(({ percent }) => {
    const { excl, incl } = withVat(percent, figures.vatPercent)
    return [excl, incl].map((text) => text.replace('%', ''))
  })

const plain = (number: string): string =>
  number
    .replace(',', '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** Whether a sentence gives a fee or a rate of VAT that is not the catalogue's. Only digits are compared. */
const contradicts = (sentence: string, space: Space): boolean => {
  const numbers = [...sentence.matchAll(PERCENTAGE)]
    .map(([, number = '']) => number)
    .filter((one) => /\d/.test(one))
  const vat = String(space.figures.vatPercent)
  const right = new Set([...feesOf(space), vat].map(plain))
  if (FEE.test(sentence) && !OTHERS.test(sentence)) return numbers.some((one) => !right.has(plain(one)))
  const [, rate] =
    /(\d+(?:[.,]\d+)?) ?% VAT|VAT (?:of|at|is) (\d+(?:[.,]\d+)?) ?%/i.exec(sentence)?.filter(Boolean) ?? []
  return rate !== undefined && plain(rate) !== vat
}

const percentagesIn = ({ placed, field, text }: PlacedText, space: Space): Found[] => {
  if (!text.match(PERCENTAGE)) return []
  const sentences = sentencesOf(text)
  const wrong = sentences.filter((sentence) => contradicts(sentence, space))
  const feeWithoutVat =
    !/\bVAT\b/.test(text) &&
    sentences.some((one) => FEE.test(one) && !OTHERS.test(one) && one.match(PERCENTAGE))
  return [
    ...wrong.map((sentence) =>
      about(
        'wrong-percentage',
        placed,
        `The catalogue has no such fee or rate: “${sentence}” Write {fees:…} or {vat:rate}.`,
        field,
      ),
    ),
    ...(feeWithoutVat
      ? [
          about(
            'vat-wording',
            placed,
            'The text gives a fee and does not say whether VAT is included. Write {fees:…}, which does.',
            field,
          ),
        ]
      : []),
    ...(wrong.length === 0
      ? [
          about(
            'typed-percentage',
            placed,
            `“${text.match(PERCENTAGE)?.[0] ?? ''}” is typed, and stays when the figure changes. Write a placeholder.`,
            field,
          ),
        ]
      : []),
  ]
}

/** Percentages in texts, which have one source each. */
export const percentages: StoryRule = ({ story, texts, around: { space } }) =>
  story.content.component === 'catalogue_fee_type' ? [] : texts.flatMap((text) => percentagesIn(text, space))

type Item = ShopProduct | ShopBundle

const itemsOf = ({ shop }: Space): Item[] => [...shop.products.values(), ...shop.bundles.values()]

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The one item that a sentence names; undefined for none or several. `Khumo Print` is not also `Khumo`. */
const namedIn = (sentence: string, space: Space): Item | undefined => {
  const names = itemsOf(space)
    .flatMap((item) => [item.name, item.short_name].flatMap((name) => (name ? [{ name, item }] : [])))
    .sort((one, other) => other.name.length - one.name.length)
  const found = new Set<Item>()
  let rest = sentence
  for (const { name, item } of names) {
    const without = rest.replace(new RegExp(`(^|[^\\w-])${escaped(name)}(?![\\w-])`, 'gi'), '$1')
    if (without !== rest) found.add(item)
    rest = without
  }
  return found.size === 1 ? [...found][0] : undefined
}

const AMOUNT = 'R ?(\\d{1,3}(?:[ ,]\\d{3})+|\\d+)(?:[.,](\\d\\d))?(?![\\d.,]*\\d|[KkMm])'
/** Words before an amount that make it a price. Beside a block about one product, `for R50` may be about anything. */
const PRICE = new RegExp(`\\b(?:costs?|only|just|price:?|for|at|from) (?:only |just )?${AMOUNT}(?! off)`, 'g')
const OWN_PRICE = new RegExp(`\\b(?:costs?|only|just|price:?) ${AMOUNT}(?! off)`, 'g')
const SAVING = new RegExp(`(?:\\b[Ss]ave ${AMOUNT}|\\b${AMOUNT} off\\b)`, 'g')

const amountsIn = (sentence: string, pattern: RegExp): number[] =>
  [...sentence.matchAll(pattern)].map((found) => {
    const [rand = '', cents = '00'] = found.slice(1).filter((part) => part !== undefined)
    return Number(`${rand.replace(/[ ,]/g, '')}.${cents}`)
  })

const pricesOf = (item: Item, { entries }: Space): number[] => {
  const entry = 'sku' in item ? entries.products.get(item.sku) : entries.bundles.get(item.bundle_code)
  const forced = entry?.forceStoryblokPrice
    ? [entry.price, 'promotionPrice' in entry ? entry.promotionPrice : '']
    : []
  return [item.unit_price, item.original_unit_price ?? 0, ...forced.map(Number)].filter((price) => price > 0)
}

const savingsOf = (item: Item, space: Space): number[] => {
  const prices = pricesOf(item, space)
  return prices.flatMap((one) => prices.map((other) => one - other)).filter((saving) => saving > 0)
}

/** Whether a block is shown now: what a banner of another week says is judged in its week. */
const isShownNow = ({ blok }: PlacedBlok, now: number): boolean => {
  if (!['banner', 'countdown_banner'].includes(blok.component)) return true
  const banner = blok as unknown as SiteBannerBlok
  const moment = new Date(now).toISOString()
  // It has ended, or not begun, where it would have no time left if it began, or ended, now.
  const hasEnded = isNeverShown({ ...banner, startDate: moment })
  return !hasEnded && !isNeverShown({ ...banner, endDate: moment })
}

const ownItem = ({ blok }: PlacedBlok, { shop }: Space): Item | undefined =>
  shop.products.get(String(blok.sku)) ?? shop.bundles.get(String(blok.bundle_code))

const wrongPriceIn = (sentence: string, placed: PlacedBlok, space: Space) => {
  const named = namedIn(sentence, space)
  const item = named ?? ownItem(placed, space)
  if (!item) return undefined
  const wrong =
    amountsIn(sentence, named ? PRICE : OWN_PRICE).find(
      (amount) => !pricesOf(item, space).includes(amount),
    ) ?? amountsIn(sentence, SAVING).find((amount) => !savingsOf(item, space).includes(amount))
  return wrong === undefined ? undefined : { item, wrong }
}

/** Prices and savings in texts about one product that the shop does not charge. */
export const prices: StoryRule = ({ shownTexts, around: { space } }) =>
  shownTexts.flatMap(({ placed, field, text }) => {
    if (!/\bR ?\d/.test(text) || !isShownNow(placed, space.now)) return []
    return sentencesOf(text).flatMap((sentence) => {
      const found = wrongPriceIn(sentence, placed, space)
      if (!found) return []
      const price = formatRandWhole(found.item.unit_price)
      const message = `“${sentence}” is not what the shop charges: ${found.item.name} costs ${price}. Take the amount out, because the site shows the price.`
      return about('wrong-price', placed, message, field)
    })
  })
