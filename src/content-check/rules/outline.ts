import type { Blok, PlacedBlok } from '../../page'
import { about, aboutStory, fieldsOf, nodesIn, type Look, type StoryRule } from '../look'

const MOST = { seo_title: 60, seo_description: 155 } as const

const isPage = ({ story }: Look): boolean => ['page', 'checkout_page'].includes(story.content.component)

/** Title and description for search engines: missing, or longer than they show. */
export const searchTexts: StoryRule = (look) => {
  if (!isPage(look)) return []
  const { content } = look.shown ?? look.story
  return (['seo_title', 'seo_description'] as const).flatMap((field) => {
    const [rule, what] =
      field === 'seo_title'
        ? (['page-title', 'title'] as const)
        : (['page-description', 'description'] as const)
    const written = typeof content[field] === 'string' ? content[field].trim() : ''
    if (written === '')
      return aboutStory(
        rule,
        look,
        `The page has no ${what} for search engines. Write one of up to ${MOST[field]} characters.`,
        field,
      )
    return written.length > MOST[field]
      ? aboutStory(
          rule,
          look,
          `The ${what} has ${written.length} characters, and search engines show ${MOST[field]}. Shorten it.`,
          field,
        )
      : []
  })
}

/** The lists of a page as each visitor may see it: of its experiments all show their control, or all their variant. */
export const versionsOf = (body: unknown): Blok[][] => {
  const bloks = Array.isArray(body) ? (body as Blok[]) : []
  const shown = (which: string) =>
    bloks.flatMap((blok) => (blok.component === 'experiment' ? ((blok[which] as Blok[]) ?? []) : [blok]))
  const hasExperiment = bloks.some(({ component }) => component === 'experiment')
  return hasExperiment ? [shown('control'), shown('variant')] : [bloks]
}

const bringsHeading = ({ component }: Blok): boolean =>
  component.startsWith('hero_') || component === 'cart_overview'

/** One heading of the first level: that of the hero. */
export const firstHeading: StoryRule = (look) => {
  const { component, body } = (look.shown ?? look.story).content
  if (component !== 'page') return []
  const counts = versionsOf(body).map((bloks) => bloks.filter(bringsHeading).length)
  if (counts.includes(0))
    return [
      aboutStory(
        'first-heading',
        look,
        'The page has no hero, and so no first-level heading. Begin it with a hero.',
        'body',
      ),
    ]
  const most = Math.max(...counts)
  return most > 1
    ? [
        aboutStory(
          'first-heading',
          look,
          `The page has ${most} heroes, and so ${most} first-level headings. Keep one.`,
          'body',
        ),
      ]
    : []
}

/** Blocks whose text stands below the page’s first heading. The texts of others stand below a title of their block. */
const TOP: readonly string[] = ['rich_text', 'article_section']

const skippedIn = (placed: PlacedBlok, value: unknown): { from: number; to: number; words: string }[] => {
  let before = TOP.includes(placed.blok.component) ? 1 : 2
  return nodesIn(value).flatMap((node) => {
    if (node.type !== 'heading') return []
    const from = before
    before = Math.max(2, Number(node.attrs?.level ?? 2))
    const words = nodesIn(node)
      .map(({ text = '' }) => text)
      .join('')
    return before > from + 1 ? [{ from, to: before, words }] : []
  })
}

/** Headings in texts that skip a level. */
export const headingOrder: StoryRule = ({ shownBloks, around: { space } }) =>
  shownBloks.flatMap((placed) =>
    fieldsOf(placed, space.model).flatMap(({ name, field, value }) =>
      field.type === 'richtext'
        ? skippedIn(placed, value).map(({ from, to, words }) =>
            about(
              'heading-order',
              placed,
              `The heading “${words}” has level ${to} below level ${from}. Give it level ${from + 1}.`,
              name,
            ),
          )
        : [],
    ),
  )

const WORDS_A_MINUTE = 200

/** The reading time of an article, a minute for every 200 words. */
export const readingTime: StoryRule = ({ shownBloks, around: { space } }) => {
  const hero = shownBloks.find(({ blok }) => blok.component === 'hero_article')
  if (!hero?.blok.reading_time) return []
  const words = shownBloks
    .flatMap((placed) => fieldsOf(placed, space.model))
    .flatMap(({ field, value }) => (field.type === 'richtext' ? nodesIn(value) : []))
    .reduce((sum, { text }) => sum + (text?.match(/\S+/g)?.length ?? 0), 0)
  const minutes = Math.round(words / WORDS_A_MINUTE)
  return Number(hero.blok.reading_time) === minutes
    ? []
    : [
        about(
          'reading-time',
          hero,
          `The article has ${words} words, which take ${minutes} minutes to read. Write ${minutes}.`,
          'reading_time',
        ),
      ]
}
