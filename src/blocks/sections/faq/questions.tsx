import styled from 'styled-components'
import { space } from '../../../theme'
import { CardTitle } from '../../../ui'
import type { Topic } from './map-faq'
import { QuestionItem } from './question-item'

const Group = styled.section`
  & + & {
    margin-top: ${space.xxl};
  }
`

const List = styled.div`
  border-top: 1px solid var(--line);

  h3 + & {
    margin-top: ${space.s};
  }
`

/** The questions, topic by topic; the first of all stands open, so that it is plain what the rest will do. */
export const Questions = ({ topics }: { topics: readonly Topic[] }) =>
  topics.map(({ name, questions }) => {
    const titleId = name && questions[0] ? `topic-${questions[0].id}` : undefined
    return (
      <Group key={name} aria-labelledby={titleId}>
        {titleId ? <CardTitle id={titleId}>{name}</CardTitle> : null}
        <List>
          {questions.map((question) => (
            <QuestionItem key={question.id} question={question} open={question === topics[0]?.questions[0]} />
          ))}
        </List>
      </Group>
    )
  })
