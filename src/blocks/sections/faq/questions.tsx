import styled from 'styled-components'
import type { Hex } from '../../../content'
import { space } from '../../../theme'
import { CardTitle } from '../../../ui'
import type { Topic } from './map-faq'
import { QuestionItem } from './question-item'

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
  /** Of the band. */
  ground: Hex
  /** Whether a title stands over all of them. */
  isTitled: boolean
  /** The ids of those that a search left over; all without it. */
  shown?: ReadonlySet<string>
}

/**
 * The questions, topic by topic; the first of all stands open, so that it is plain what the rest will do. What a search does
 * not show stays where it is, opened or not, for when the search is over.
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
