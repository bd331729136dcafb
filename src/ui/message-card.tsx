import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, space, type, type PaletteColour } from '../theme'
import { Icon, type IconName } from './icon'

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

  &:focus {
    outline: 0;
    box-shadow: none;
  }
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
  /** Ref of the title, so that it can get the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
  /** Buttons or links to continue with. */
  actions: ReactNode
}

/** Replaces a form: shows what happened and how to continue. */
export const MessageCard = ({ colour, icon, title, titleRef, children, actions }: MessageCardProps) => (
  <Card style={bandStyle(colour)}>
    <Icon name={icon} size={48} />
    <Title ref={titleRef} tabIndex={-1}>
      {title}
    </Title>
    <Words>{children}</Words>
    <Actions>{actions}</Actions>
  </Card>
)
