import styled from 'styled-components'
import { radius, space } from '../../theme'
import { ChoiceField, Note, SmallTitle } from '../../ui'
import type { Choice } from '../rules/choose'
import type { ListedExperiment } from './listed'
import { choiceWords, shareWords } from './words'

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--raised);
  overflow-wrap: anywhere;
`
const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};

  a {
    display: inline-block;
    padding-block: 10px;
  }
`

type ExperimentCardProps = {
  experiment: ListedExperiment
  /** What this browser sees; undefined until it is read. */
  choice: Choice | undefined
  onChoose: (variant: string) => void
}

/** One experiment: what it asks, who gets what, what this browser sees and why; each variant can be chosen. */
export const ExperimentCard = ({ experiment, choice, onChoose }: ExperimentCardProps) => {
  const { name, description, variants, pages } = experiment
  return (
    <Card aria-labelledby={`experiment-${name}`}>
      <SmallTitle as="h3" id={`experiment-${name}`}>
        {name}
      </SmallTitle>
      {description ? <p>{description}</p> : null}
      <ChoiceField
        name={`variant-of-${name}`}
        label={`Show me of ${name}`}
        options={variants.map((variant) => ({
          value: variant.name,
          label: variant.name,
          note: shareWords(experiment, variant),
        }))}
        // What was drawn is said below, and is no choice: it can be made one.
        value={choice?.why === 'forced' ? choice.variant : ''}
        onChange={onChoose}
      />
      <Note>{choice ? choiceWords(choice) : 'Reading what this browser keeps…'}</Note>
      <Pages role="list" aria-label={`Pages with ${name}`}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </Pages>
    </Card>
  )
}
