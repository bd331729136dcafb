import { splitCodes } from '../../catalogue/rules'
import { about, aboutStory, type PlacedText, type StoryRule } from '../look'

/** Words that are true on some days only. `the next week` tells a story, and `today` is whatever day a visitor reads it. */
const TIME_WORDS = [
  'this (?:week|weekend|month|season|winter|summer|spring|autumn|christmas)',
  'next (?:week|weekend|month|year|season)',
  '(?:by|until|before|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'tomorrow|yesterday(?!’s)',
  'coming soon|new this (?:week|month|year)|just launched',
  '(?:ends|only until|until the end of) (?:today|tonight|the month|january|february|march|april|may|june|july|august|september|october|november|december)',
  'last (?:week|days?|chance) of',
]
const TIMELY = new RegExp(`\\b(?:${TIME_WORDS.join('|')})\\b`, 'i')

/** Whether a block disappears by itself, so that its words may be about a time. What a customer said stays as it was said. */
const isTimed = ({ blok }: PlacedText['placed']): boolean =>
  Boolean(blok.endDate || blok.timerTargetDate || blok.timer_target_date) ||
  (blok.component === 'testimonial_card' && Boolean(blok.quote))

/** Words that time makes false. */
export const timeWords: StoryRule = ({ texts }) =>
  texts.flatMap(({ placed, field, text }) => {
    const [words] = TIMELY.exec(text.replace(/\bthe next\b/gi, 'the')) ?? []
    if (words === undefined || isTimed(placed)) return []
    const message = `“${words}” is true on some days only. Write what is true every day, or a placeholder such as {delivery-time:standard}.`
    return about('time-words', placed, message, field)
  })

/** Claims of one fee while fees fall in steps. */
export const singleFee: StoryRule = ({ texts, around: { space } }) => {
  const hasSteps = [...space.figures.ladders.values()].some((ladder) => ladder.length > 1)
  if (!hasSteps) return []
  return texts
    .filter(({ text }) => /\bone fee\b/i.test(text))
    .map(({ placed, field }) =>
      about(
        'single-fee',
        placed,
        'Fees fall as a shop grows, so there is no “one fee”. Write {fees:…}.',
        field,
      ),
    )
}

/** Ratings that a text types. */
export const typedRatings: StoryRule = ({ texts }) =>
  texts
    .filter(({ text }) => /\d reviews/.test(text))
    .map(({ placed, field }) =>
      about(
        'typed-rating',
        placed,
        'The text types a number of reviews, which grows. Write {rating:…}.',
        field,
      ),
    )

/** Blocks that show the rating of their product. */
const RATED: readonly string[] = ['rating_banner', 'hero_product_half']

/** More than one rating on a page. */
export const secondRating: StoryRule = (look) => {
  if (look.story.content.component !== 'page') return []
  const ofBloks = look.bloks.flatMap(({ blok }) => {
    if (RATED.includes(blok.component)) return [blok.component]
    return blok.component === 'social_proofing' ? splitCodes(String(blok.skus ?? '')) : []
  })
  const ofTexts = look.texts.flatMap(({ text }) => text.match(/\{rating:/g) ?? [])
  const count = ofBloks.length + ofTexts.length
  return count > 1
    ? [
        aboutStory(
          'second-rating',
          look,
          `The page shows ${count} ratings. Keep that of the product it is about.`,
        ),
      ]
    : []
}
