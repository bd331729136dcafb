import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, coversCard, hover, motion, paletteColour, radius, space, type } from '../../../theme'
import { Icon, isIconName, SmallTitle } from '../../../ui'

const Card = styled.article`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.xl};
  min-height: clamp(176px, 20vw, 264px);
  padding: clamp(20px, 2.4vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  transition: transform ${motion.calm};

  ${hover} {
    &[data-link]:hover {
      transform: translateY(-4px);
    }
  }
`

// One line whatever it says: the fewer characters, the larger, up to the size of a headline.
const Figure = styled.p`
  font: 800 1rem/1 var(--headline);
  font-size: clamp(1.5rem, 100cqi / (var(--characters) * 0.62), 2rem + 1.7vw);
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.s};
`

const Arrow = styled.span`
  margin: 4px 0 0 auto;
  transition: transform ${motion.calm};

  ${hover} {
    [data-link]:hover & {
      transform: translateX(4px);
    }
  }
`

const Title = styled(SmallTitle)`
  font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.375rem);

  > a {
    text-decoration: none;
    ${coversCard}
  }
  > a::after {
    border-radius: ${radius.card};
  }
  > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  > a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

const Text = styled.p`
  max-width: 34em;
  margin-top: 6px;
  ${type.body}
  color: var(--quiet);
  white-space: pre-line;
`

/** One benefit: a big figure or an icon, what it is, one sentence. With a link, the whole card is the link. */
const BenefitCard = ({ blok }: BlockProps<Bloks.BenefitCard>) => {
  const link = linkProps(blok.link)
  const icon = !blok.figure && isIconName(blok.icon) ? blok.icon : undefined
  return (
    <Card data-link={link ? '' : undefined} style={bandStyle(paletteColour(blok.background, 'cream'))}>
      <Top>
        {blok.figure ? (
          <Figure style={{ '--characters': blok.figure.length } as CSSProperties}>{blok.figure}</Figure>
        ) : null}
        {icon ? <Icon name={icon} size={44} /> : null}
        {link ? (
          <Arrow>
            <Icon name="arrow-right" size={28} />
          </Arrow>
        ) : null}
      </Top>
      <div>
        <Title>{link ? <a {...link}>{blok.title}</a> : blok.title}</Title>
        {blok.text ? <Text>{blok.text}</Text> : null}
      </div>
    </Card>
  )
}

export default BenefitCard
