import { plainText } from '../src/content/rich-text/plain-text'
import type { Bloks, StoryblokRichtext } from '../src/content'
import { linkProps } from '../src/content/rules'
import { CAMPAIGN_PAGE } from '../src/layout/bare-page'
import { toAction, type MenuAction } from '../src/layout/navigation/to-action'
import type { SearchedAnswer, SearchIndex } from '../src/layout/search/search-index'
import { goodsSnapshot, type PageContext, type Space } from '../src/page'

type FoundPage = Pick<PageContext, 'pagePath' | 'name' | 'content'>

const CHAT = 'https://wa.me/'

/** How to reach a person by chat message: the footer's link, which is the one place with the number. */
export const whatsappOf = ({ stories }: Pick<Space, 'stories'>): MenuAction | undefined => {
  const footer = stories.find(({ content }) => content.component === 'footer')
  const { columns } = (footer?.content ?? {}) as Partial<Bloks.Footer>
  return columns
    ?.flatMap(({ links = [] }) => links)
    .map(({ label, link }) => toAction(label, link))
    .find((action) => action?.link.href.startsWith(CHAT))
}

const isQuestion = (value: object): value is Bloks.FaqItem =>
  'component' in value && value.component === 'faq_item'

const questionsIn = (value: unknown): Bloks.FaqItem[] => {
  if (typeof value !== 'object' || value === null) return []
  return isQuestion(value) ? [value] : Object.values(value).flatMap(questionsIn)
}

const answersOf = ({ pagePath, name, content }: FoundPage): SearchedAnswer[] =>
  questionsIn(content).flatMap(({ question, answer, anchor }) =>
    anchor
      ? [
          {
            href: `${pagePath}#${anchor}`,
            title: question,
            text: plainText(answer as StoryblokRichtext),
            page: name,
          },
        ]
      : [],
  )

/** Each question once, from the page that answers most. */
const eachOnce = (answers: readonly SearchedAnswer[][]): SearchedAnswer[] => {
  const byQuestion = new Map<string, SearchedAnswer>()
  const ordered = answers.toSorted((one, other) => other.length - one.length).flat()
  for (const answer of ordered) if (!byQuestion.has(answer.title)) byQuestion.set(answer.title, answer)
  return [...byQuestion.values()]
}

const textOf = ({ content }: FoundPage): string =>
  'seo_description' in content && content.seo_description ? content.seo_description : ''

/** What the site's search looks through. @param pages of the site that a visitor may look for */
export const searchIndex = (space: Space, pages: readonly FoundPage[]): SearchIndex => {
  const goods = new Set(
    [...space.entries.products.values(), ...space.entries.bundles.values()].map(
      (entry) =>
        linkProps('sku' in entry ? entry.detailsLink : (entry.shopPage ?? entry.cataloguePage))?.href,
    ),
  )
  const found = pages.filter(({ pagePath }) => pagePath !== `${CAMPAIGN_PAGE}/`)
  const whatsapp = whatsappOf(space)
  return {
    pages: found
      .filter(({ pagePath }) => !goods.has(pagePath))
      .map((page) => ({ href: page.pagePath, title: page.name, text: textOf(page) })),
    answers: eachOnce(found.map(answersOf)),
    catalogue: goodsSnapshot(space),
    ...(whatsapp ? { whatsapp } : {}),
  }
}
