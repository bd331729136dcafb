import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { hasEveryWord } from '../../../../shared/search-words'
import { freeName, plainText, type Bloks, type StoryblokRichtext, RichText, type Hex } from '../../../content'
import { subscribeToAddress } from '../../../platform/address'
import { hover, largeTarget, type, space } from '../../../theme'
import { CardTitle } from '../../../ui'
import { FoldLine, FoldSign, printsOpen } from '../../shared/text/fold'
import { Prose } from '../../shared/text/prose'

/** `id` is the fragment of the answer. */
type Question = { id: string; question: string; answer: StoryblokRichtext }

/** Questions under the heading of their topic; without a topic they have no heading. */
type Topic = { name: string; questions: Question[] }

/**
 * Groups the questions by topic, in the order in which the topics first appear. On a page each question already has a unique name
 * (src/page/name-anchors.ts).
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

/** The ids of the questions that contain every word of the search, in the question or its answer. */
export const searchFaq = (topics: readonly Topic[], search: string): ReadonlySet<string> => {
  const matches = ({ question, answer }: Question) => hasEveryWord(`${question} ${plainText(answer)}`, search)
  return new Set(topics.flatMap(({ questions }) => questions.filter(matches).map(({ id }) => id)))
}

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  ${printsOpen}

  /* For browsers that do not open the answer that a link names. */
  &:has(:target)::details-content {
    block-size: auto;
    content-visibility: visible;
  }
`

const Line = styled(FoldLine)`
  gap: 24px;
  padding-block: 22px;
  font: 600 clamp(1.0625rem, 1rem + 0.3vw, 1.25rem) / 1.3 var(--text);
`

const Answer = styled.div`
  padding-bottom: 28px;
  padding-right: 42px;
  /* A link to the answer also shows its question, below the navigation. */
  scroll-margin-top: 80px;
`

const Words = styled(Prose)`
  color: var(--quiet);
  font-size: clamp(1rem, 0.96rem + 0.2vw, 1.125rem);
`

const OwnLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-top: 14px;
  ${type.note}
  color: var(--quiet);
  ${largeTarget}

  > svg {
    flex: none;
  }
  ${hover} {
    &:hover {
      color: var(--ink);
    }
  }
`

const Chain = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1-1" />
  </svg>
)

const readFragment = () => window.location.hash.slice(1)

/**
 * Opens the answer that the address names. Browsers do so on a page load or for a link within the page, but not when the router
 * shows the page.
 */
const useOpenedByAddress = (id: string) => {
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = useSyncExternalStore(subscribeToAddress, readFragment, () => '') === encodeURI(id)
  useLayoutEffect(() => {
    if (!isNamed || !details.current || details.current.open) return
    details.current.open = true
    details.current.scrollIntoView?.()
  }, [isNamed])
  return details
}

type QuestionItemProps = { question: Question; open: boolean; hidden: boolean; ground: Hex }

/**
 * One question that opens without scripts. The id is on the answer and not on the `<details>`: browsers open a closed `<details>`
 * only for a link to something inside it.
 */
const QuestionItem = ({ question: { id, question, answer }, open, hidden, ground }: QuestionItemProps) => (
  <Details ref={useOpenedByAddress(id)} open={open} hidden={hidden}>
    <Line>
      <span>{question}</span>
      <FoldSign aria-hidden />
    </Line>
    <Answer id={id}>
      <Words>
        <RichText document={answer} ground={ground} />
      </Words>
      <OwnLink href={`#${id}`}>
        <Chain />
        Link to this answer
      </OwnLink>
    </Answer>
  </Details>
)

const Group = styled.section`
  & + & {
    margin-top: ${space.xxl};
  }
  &[hidden] + & {
    margin-top: 0;
  }
`

const List = styled.div`
  border-top: 1px solid var(--line);

  :is(h2, h3) + & {
    margin-top: ${space.s};
  }
`

type QuestionsProps = {
  topics: readonly Topic[]
  /** The band's colour. */
  ground: Hex
  /** Whether there is a title above all questions. */
  isTitled: boolean
  /** The ids of the questions that a search found; undefined shows all. */
  shown?: ReadonlySet<string>
}

/**
 * The questions by topic; the first one is open, to show that questions open. Questions that a search hides stay in the document,
 * so that they keep their open state.
 */
export const Questions = ({ topics, ground, isTitled, shown }: QuestionsProps) =>
  topics.map(({ name, questions }) => {
    const titleId = name && questions[0] ? `topic-${questions[0].id}` : undefined
    const isHidden = (id: string) => shown?.has(id) === false
    return (
      <Group key={name} aria-labelledby={titleId} hidden={questions.every(({ id }) => isHidden(id))}>
        {titleId ? (
          <CardTitle as={isTitled ? 'h3' : 'h2'} id={titleId}>
            {name}
          </CardTitle>
        ) : null}
        <List>
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              open={question === topics[0]?.questions[0]}
              hidden={isHidden(question.id)}
              ground={ground}
            />
          ))}
        </List>
      </Group>
    )
  })
