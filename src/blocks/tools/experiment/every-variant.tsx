import styled from 'styled-components'
import { BlockList } from '../../../islands'
import { space, type } from '../../../theme'
import { Section } from '../../../ui'
import type { ShownExperiment } from './map-experiment'

const Label = styled.p`
  padding-block: ${space.s};
  color: var(--quiet);
  ${type.label}
`

/** All variants below each other, each under its name: for those who write them. */
export const EveryVariant = ({ variants }: Pick<ShownExperiment, 'variants'>) =>
  variants.map(({ name, bloks }) => (
    <div key={name}>
      <Section background="white" rhythm="none">
        <Label>{name}</Label>
      </Section>
      <BlockList bloks={bloks} />
    </div>
  ))
