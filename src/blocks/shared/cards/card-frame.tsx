import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { linkProps } from '../../../content'
import { bandStyle, coversCard, hover, motion, radius, space, type, type PaletteColour } from '../../../theme'
import { CardTitle, Icon, SmallTitle } from '../../../ui'

const Frame = styled.article`
  --card-padding: clamp(20px, 2.4vw, 32px);
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  height: 100%;
  padding: var(--card-padding);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  overflow: clip;
  transition: transform ${motion.calm};

  &[data-bleed] {
    gap: 0;
    padding: 0;
  }
  /* A white card needs an edge on a white band only; browsers without style queries always draw it. */
  &[data-white]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: var(--edge, 1px) solid rgb(34 34 34 / 0.14);
    border-radius: inherit;
    pointer-events: none;
  }
  @container not style(--band: #ffffff) {
    &[data-white] {
      --edge: 0;
    }
  }
  ${hover} {
    &[data-link]:hover {
      transform: translateY(-4px);
    }
  }
  &[data-link]:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

type CardFrameProps = {
  background: PaletteColour
  /** The whole card is one link, which `CardHeading` or `CardLink` holds. */
  isLink?: boolean
  /** Without padding: the card's content reaches its edges. */
  bleed?: boolean
  children: ReactNode
  className?: string
}

/**
 * The frame of every small card: colour, corners and padding (`--card-padding`), as high as its row. It is a container for
 * container queries.
 */
export const CardFrame = ({ background, isLink, bleed, children, className }: CardFrameProps) => (
  <Frame
    className={className}
    style={bandStyle(background)}
    data-white={background === 'white' ? '' : undefined}
    data-link={isLink ? '' : undefined}
    data-bleed={bleed ? '' : undefined}
  >
    {children}
  </Frame>
)

/** The text of a card without padding. */
export const CardWords = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: var(--card-padding);
`

/* The card's focus outline replaces the link's. */
const linked = `

  > a {
    text-decoration: none;
    ${coversCard}
  }
  > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
const Large = styled(CardTitle)`
  ${linked}
`
const Small = styled(SmallTitle)`
  font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.375rem);
  ${linked}
`

type Link = ReturnType<typeof linkProps>

type CardHeadingProps = {
  /** The title's link, if the card is one link. */
  link?: Link
  size?: 'large' | 'small'
  children: ReactNode
}

/** The title of a card; its link covers the whole card. */
export const CardHeading = ({ link, size = 'small', children }: CardHeadingProps) => {
  const Title = size === 'large' ? Large : Small
  return <Title>{link ? <a {...link}>{children}</a> : children}</Title>
}

export const CardText = styled.p`
  max-width: 36em;
  ${type.body}
  color: var(--quiet);
  white-space: pre-line;
`

const Arrow = styled.span`
  flex: none;
  transition: transform ${motion.calm};

  ${hover} {
    [data-link]:hover & {
      transform: translateX(4px);
    }
  }
`

/** The arrow that marks a card as a link. */
export const CardArrow = () => (
  <Arrow>
    <Icon name="arrow-right" size={24} />
  </Arrow>
)

const MoreLine = styled.p`
  ${type.label}

  > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
  }
  ${linked}
  ${hover} {
    [data-link]:hover & > a {
      text-decoration: underline;
    }
  }
`

/** The link at the foot of a card without a title. */
export const CardLink = ({ link, children }: { link: Link; children: ReactNode }) => (
  <MoreLine>
    <a {...link}>
      {children}
      <CardArrow />
    </a>
  </MoreLine>
)
