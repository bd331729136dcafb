import styled from 'styled-components'
import { space, radius } from '../../theme'
import {
  CopyButton,
  TextField,
  ChoiceField,
  Note,
  SmallTitle,
  Button,
  CardTitle,
  Lead,
  Section,
  SectionTitle,
} from '../../ui'
import type { Choice } from '../rules/choose'
import {
  type ListedExperiment,
  choiceWords,
  shareWords,
  listWith,
  shareAddress,
  useBrowserState,
  listWords,
} from './browser-state'
import { showQuery, useQuery } from '../../platform/address'
import { askedFlags, FLAG_NAMES, FLAGS, type FlagName, type Flags } from '../../platform/flags'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};

  > :first-child {
    flex: 1 1 100%;
    min-width: 0;
  }
`

/** An address to copy, by the button or by hand from the field, which selects it when focused. */
const CopiedLink = ({ label, address }: { label: string; address: string }) => (
  <Row>
    <TextField label={label} value={address} readOnly onFocus={({ target }) => target.select()} />
    <CopyButton
      text={address}
      copied="Link copied"
      failed="Copying did not work here. Copy it from the field."
    >
      Copy link
    </CopyButton>
  </Row>
)

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
  /** The variant that this browser sees; undefined until it is read. */
  choice: Choice | undefined
  onChoose: (variant: string) => void
}

/** One experiment: its description, the share of each variant, and the variant that this browser sees; each one can be chosen. */
const ExperimentCard = ({ experiment, choice, onChoose }: ExperimentCardProps) => {
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
        // A drawn variant is named below and not selected here, so that it can still be chosen.
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

const List = styled.ul`
  display: grid;
  margin-bottom: ${space.m};
  overflow-wrap: anywhere;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.m};
    padding-block: ${space.s};
    border-top: 1px solid var(--line);
  }
  > li > div {
    flex: 1 1 16rem;
    min-width: 0;
  }
`

const wordOf = (isOn: boolean) => (isOn ? 'on' : 'off')

const stateWords = (published: boolean, asked: boolean | undefined): string =>
  asked === undefined || asked === published
    ? `Published: ${wordOf(published)}.`
    : `Published: ${wordOf(published)}. In the preview link below: ${wordOf(asked)}.`

const queryOf = (asked: Partial<Flags>): string => {
  const entries = Object.entries(asked).map(([name, isOn]) => `${name}:${wordOf(isOn)}`)
  return entries.length > 0 ? `?flags=${entries.join()}` : ''
}

type FlagListProps = { origin: string; flags: Flags }

/** The published feature flags, and an address of the preview with other values. */
const FlagList = ({ origin, flags }: FlagListProps) => {
  const asked = askedFlags(useQuery())
  const turn = (name: FlagName) => {
    const { [name]: before, ...others } = asked
    showQuery(queryOf(before === undefined ? { ...others, [name]: !flags[name] } : others), {
      replaces: true,
    })
  }
  const query = queryOf(asked)
  return (
    <>
      <List role="list">
        {FLAG_NAMES.map((name) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <p>{FLAGS[name].does}</p>
              <Note>{stateWords(flags[name], asked[name])}</Note>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-pressed={asked[name] !== undefined}
              onClick={() => turn(name)}
            >
              {`Preview ${name} ${wordOf(!flags[name])}`}
            </Button>
          </li>
        ))}
      </List>
      {query ? <CopiedLink label="Address of the preview" address={`${origin}/za/editor/${query}`} /> : null}
    </>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
`
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space.m};
`

type PanelProps = {
  title: string
  /** Origin of the site without a trailing slash, for the page as the server writes it. */
  siteUrl: string
  experiments: readonly ListedExperiment[]
  flags: Flags
}

/**
 * Shows the variant of every experiment that this browser sees, and why. One, all or no variants can be chosen, or the draw again. It
 * also has a link that shows others the same, and the feature flags.
 */
export const Panel = ({ title, siteUrl, experiments, flags }: PanelProps) => {
  const { state, storeList } = useBrowserState(experiments)
  const forced = state?.forced ?? null
  // The link of a preview leads to that preview.
  const origin = state ? window.location.origin : siteUrl
  return (
    <>
      <Section background="cream" rhythm="tight">
        <Parts>
          <SectionTitle as="h1">{title}</SectionTitle>
          <Lead>
            What is chosen here counts in this browser alone, on every page, until you go back to the draw.
          </Lead>
          {experiments.length > 0 ? (
            <Actions role="group" aria-label="All experiments">
              <Button variant="secondary" onClick={() => storeList(experiments.map(({ name }) => name))}>
                Show every variant
              </Button>
              <Button variant="secondary" onClick={() => storeList([])}>
                Show controls only
              </Button>
              <Button variant="secondary" disabled={!forced} onClick={() => storeList(null)}>
                Back to the draw
              </Button>
            </Actions>
          ) : null}
          <p role="status">{state ? listWords(forced) : null}</p>
          <CardTitle as="h2">Experiments</CardTitle>
          {experiments.length > 0 ? (
            <Cards>
              {experiments.map((experiment) => (
                <ExperimentCard
                  key={experiment.name}
                  experiment={experiment}
                  choice={state?.choices.get(experiment.name)}
                  onChoose={(variant) => storeList(listWith(experiments, forced, experiment.name, variant))}
                />
              ))}
            </Cards>
          ) : (
            <p>No page holds an experiment at the moment.</p>
          )}
        </Parts>
      </Section>
      <Section background="white" rhythm="tight">
        <Parts>
          <CardTitle as="h2">Share what you see</CardTitle>
          <p>Whoever opens this link sees the same, until they go back to the draw here.</p>
          <CopiedLink label="Link" address={shareAddress(origin, experiments, forced)} />
        </Parts>
      </Section>
      <Section background="cream" rhythm="tight">
        <Parts>
          <CardTitle as="h2">Feature flags</CardTitle>
          <p>
            Editors switch them in the content. On the site they are as published; a preview of a draft can
            show them otherwise.
          </p>
          <FlagList origin={origin} flags={flags} />
        </Parts>
      </Section>
    </>
  )
}
