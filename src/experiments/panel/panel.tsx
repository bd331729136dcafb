import styled from 'styled-components'
import type { Flags } from '../../platform/flags'
import { space } from '../../theme'
import { Button, CardTitle, Lead, Section, SectionTitle } from '../../ui'
import { CopiedLink } from './copied-link'
import { ExperimentCard } from './experiment-card'
import { FlagList } from './flag-list'
import { listWith, shareAddress } from './forced-list'
import type { ListedExperiment } from './listed'
import { useBrowserState } from './use-browser-state'
import { listWords } from './words'

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
 * What this browser sees of every experiment of the site, and why; choosing a variant, all, none, and the way back to the draw;
 * a link by which others see the same; and the feature flags.
 */
export const Panel = ({ title, siteUrl, experiments, flags }: PanelProps) => {
  const { state, keep } = useBrowserState(experiments)
  const forced = state?.forced ?? null
  // A preview of the site is shared as what it is.
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
              <Button variant="secondary" onClick={() => keep(experiments.map(({ name }) => name))}>
                Show every variant
              </Button>
              <Button variant="secondary" onClick={() => keep([])}>
                Show controls only
              </Button>
              <Button variant="secondary" disabled={!forced} onClick={() => keep(null)}>
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
                  onChoose={(variant) => keep(listWith(experiments, forced, experiment.name, variant))}
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
