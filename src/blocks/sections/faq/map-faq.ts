import type { Bloks, StoryblokRichtext } from '../../../content'

export type Question = { id: string; question: string; answer: StoryblokRichtext }

/** Questions under one heading; those without a topic come under none. */
export type Topic = { name: string; questions: Question[] }

/** `What does it cost a month?` → `what-does-it-cost-a-month`. */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'question'

const unused = (id: string, taken: ReadonlySet<string>): string => {
  let number = 1
  let candidate = id
  while (taken.has(candidate)) {
    number += 1
    candidate = `${id}-${number}`
  }
  return candidate
}

/** Groups the questions by topic, in the order the topics first appear, each with an id that links can name. */
export const mapFaq = (items: readonly Bloks.FaqItem[]): Topic[] => {
  const taken = new Set<string>()
  const topics = new Map<string, Question[]>()
  for (const { question, answer, topic } of items) {
    const id = unused(slug(question), taken)
    taken.add(id)
    const name = topic?.trim() ?? ''
    topics.set(name, [...(topics.get(name) ?? []), { id, question, answer }])
  }
  return [...topics].map(([name, questions]) => ({ name, questions }))
}

const BLOCK_ENDS = new Set(['paragraph', 'heading', 'list_item', 'tableRow', 'blockquote', 'hard_break'])

const words = (node: StoryblokRichtext): string => {
  const inside = (node.text ?? '') + (node.content ?? []).map(words).join('')
  return BLOCK_ENDS.has(node.type) || node.type.startsWith('tableCell') ? `${inside} ` : inside
}

/** The words of a rich-text document, without its markup. */
export const plainText = (document: StoryblokRichtext): string => words(document).replace(/\s+/g, ' ').trim()

/** schema.org FAQPage for these topics. */
export const faqPage = (topics: readonly Topic[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
})

/** The topics with the questions in whose words every word of the search occurs; topics left empty are dropped. */
export const searchFaq = (topics: readonly Topic[], search: string): Topic[] => {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ question, answer }: Question) => {
    const text = `${question} ${plainText(answer)}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return topics
    .map(({ name, questions }) => ({ name, questions: questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0)
}
