import { freeName, plainText, type Bloks, type StoryblokRichtext } from '../../../content'
import { hasEveryWord } from '../../../../shared/search-words'

/** `id` is the name by which an address leads to the answer. */
export type Question = { id: string; question: string; answer: StoryblokRichtext }

/** Questions under one heading; those without a topic come under none. */
export type Topic = { name: string; questions: Question[] }

/**
 * Groups the questions by topic, in the order the topics first appear. On a page each has its name already, unlike all others
 * there (src/page/name-anchors.ts).
 */
export const mapFaq = (items: readonly Bloks.FaqItem[]): Topic[] => {
  const taken = new Set(items.flatMap(({ anchor }) => anchor || []))
  const topics = new Map<string, Question[]>()
  for (const { question, answer, topic, anchor } of items) {
    const id = anchor || freeName(question, taken, 'question')
    const name = topic?.trim() ?? ''
    topics.set(name, [...(topics.get(name) ?? []), { id, question, answer }])
  }
  return [...topics].map(([name, questions]) => ({ name, questions }))
}

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

/** The ids of the questions in whose words, or in those of their answers, every word of the search occurs. */
export const searchFaq = (topics: readonly Topic[], search: string): ReadonlySet<string> => {
  const matches = ({ question, answer }: Question) => hasEveryWord(`${question} ${plainText(answer)}`, search)
  return new Set(topics.flatMap(({ questions }) => questions.filter(matches).map(({ id }) => id)))
}
