import type { ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, space, type, type PaletteColour } from '../../theme'
import { Icon, type IconName } from '../../ui'

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  min-height: 420px;
  align-content: center;
  padding: clamp(24px, 6vw, 72px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`
const Title = styled.h2`
  ${type.section}
`
const Words = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: 34em;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: ${space.xs};
`

type MessageCardProps = {
  colour: PaletteColour
  icon: IconName
  title: string
  children: ReactNode
  /** The way on. */
  actions: ReactNode
}

/** What stands in the place of the steps when there is nothing to fill in: what happened, and a way on. */
export const MessageCard = ({ colour, icon, title, children, actions }: MessageCardProps) => (
  <Card style={bandStyle(colour)}>
    <Icon name={icon} size={48} />
    <Title>{title}</Title>
    <Words>{children}</Words>
    <Actions>{actions}</Actions>
  </Card>
)
