import styled from 'styled-components'
import { lazy, Suspense, useContext, useRef, useState } from 'react'
import { LazyPicturesProvider, type BlockProps, type Bloks } from '../../../content'
import { choiceOf, EveryVariantContext, isShown, useExposure } from '../../../experiments'
import { CONTROL, variantMark, writeExperiment } from '../../../experiments/rules'
import { BlockList } from '../../../islands'
import { useHydrated } from '../../../platform/use-in-browser'
import { space, type } from '../../../theme'
import { Section } from '../../../ui'
import { StructuredDataContext } from '../../shared/json-ld'
import { type ShownExperiment, mapExperiment } from './map-experiment'

const Label = styled.p`
  padding-block: ${space.s};
  color: var(--quiet);
  ${type.label}
`

/** All variants below each other, each under its name, for editors. */
const EveryVariant = ({ variants }: Pick<ShownExperiment, 'variants'>) =>
  variants.map(({ name, bloks }) => (
    <div key={name}>
      <Section background="white" rhythm="none">
        <Label>{name}</Label>
      </Section>
      <BlockList bloks={bloks} />
    </div>
  ))

/** Replaces a variant that the page does not show: it suspends, so that React does not touch the server's HTML. */
const NeverLoaded = lazy(() => new Promise<never>(() => undefined))

/**
 * In the server's HTML all variants exist: styles in the head show one, and only that one is hydrated. After navigation only one is
 * rendered. Two blocks with the same experiment name show the same variant.
 */
const OneVariant = ({ experiment }: { experiment: ShownExperiment }) => {
  const { name, variants } = experiment
  // The server's HTML keeps every variant for as long as the page is shown.
  const isHydrated = useHydrated()
  const [isServed] = useState(!isHydrated)
  const part = useRef<HTMLDivElement>(null)
  const [choice] = useState(() => (typeof window === 'undefined' ? null : choiceOf(experiment)))
  const isMarked = (variant: string) => typeof window === 'undefined' || isShown(variantMark(name, variant))
  // A change in another tab after the page was marked takes effect on the next page.
  const isCertain = choice && (!isServed || isMarked(choice.variant))
  useExposure(part, experiment, isCertain ? choice : null)
  if (!isServed)
    return (
      <div ref={part}>
        <BlockList bloks={variants.find((variant) => variant.name === choice?.variant)?.bloks} />
      </div>
    )
  return (
    <LazyPicturesProvider value>
      {variants.map(({ name: variant, bloks }) => (
        <StructuredDataContext key={variant} value={variant === CONTROL}>
          <div
            ref={isMarked(variant) ? part : undefined}
            data-experiment={variant === CONTROL ? writeExperiment(experiment) : undefined}
            data-shown-with={variantMark(name, variant)}
          >
            <Suspense>{isMarked(variant) ? <BlockList bloks={bloks} /> : <NeverLoaded />}</Suspense>
          </div>
        </StructuredDataContext>
      ))}
    </LazyPicturesProvider>
  )
}

/** Blocks in two or more variants, of which each visitor sees one (decision 062). With a single variant there is no experiment. */
const Experiment = ({ blok }: BlockProps<Bloks.Experiment>) => {
  const [experiment] = useState(() => mapExperiment(blok))
  const showsEvery = useContext(EveryVariantContext)
  if (experiment.variants.length < 2) return <BlockList bloks={blok.control} />
  return showsEvery ? <EveryVariant variants={experiment.variants} /> : <OneVariant experiment={experiment} />
}

export default Experiment
