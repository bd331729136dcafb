import styled from 'styled-components'
import { linkProps, Picture, type BlockProps, type Bloks } from '../../../content'
import { bandStyle, hover, motion, paletteColour, radius, type } from '../../../theme'
import { Icon } from '../../../ui'

const Card = styled.a`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-height: clamp(340px, 34vw, 440px);
  height: 100%;
  padding: clamp(20px, 2vw, 28px);
  overflow: hidden;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  text-decoration: none;

  img {
    flex: 1 1 0;
    width: 100%;
    min-height: 0;
    margin-top: 12px;
    object-fit: contain;
    object-position: center bottom;
    transform-origin: bottom;
    transition: transform ${motion.calm};
  }
  svg {
    transition: transform ${motion.quick};
  }
  ${hover} {
    &:hover img {
      transform: scale(1.03);
    }
    &:hover svg {
      transform: translateX(4px);
    }
  }
`
const Title = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  ${type.card}
`
const Text = styled.p`
  ${type.body}
  color: var(--quiet);
`

/** A category of the shop: name, contents, and a picture on a colour. The whole slide is the link, where it leads to a page. */
const CategorySlide = ({ blok }: BlockProps<Bloks.CategorySlide>) => {
  const link = linkProps(blok.link)
  return (
    <Card as={link ? 'a' : 'div'} {...link} style={bandStyle(paletteColour(blok.background, 'light-blue'))}>
      <Title>
        <span>{blok.title}</span> {link ? <Icon name="arrow-right" /> : null}
      </Title>
      {blok.text ? <Text>{blok.text}</Text> : null}
      <Picture asset={blok.image} alt="" sizes="(min-width: 667px) 320px, 76vw" />
    </Card>
  )
}

export default CategorySlide
