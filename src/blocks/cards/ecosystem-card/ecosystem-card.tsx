import styled from 'styled-components'
import { linkProps, Picture, type BlockProps, type Bloks } from '../../../content'
import { paletteColour, space, type } from '../../../theme'
import { CardArrow, CardFrame, CardHeading, CardText } from '../../shared/cards/card-frame'

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.s};

  > img {
    width: 64px;
    height: 64px;
    flex: none;
    border-radius: 18px;
    object-fit: cover;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  /* In a narrow card, such as one of two side by side on a phone, the name is below its icon. */
  @container (max-width: 159.98px) {
    flex-wrap: wrap;
    justify-content: space-between;

    > div {
      flex: 1 0 100%;
      order: 1;
    }
  }
`
const Category = styled.p`
  margin-top: 2px;
  ${type.note}
  color: var(--quiet);
`

/** A partner’s app: icon, name, kind, and what it adds to our product. With a link, the whole card is the link. */
const EcosystemCard = ({ blok }: BlockProps<Bloks.EcosystemCard>) => {
  const link = linkProps(blok.link)
  return (
    <CardFrame background={paletteColour(blok.background, 'white')} isLink={Boolean(link)}>
      <Head>
        <Picture asset={blok.logo} alt="" sizes="64px" />
        <div>
          <CardHeading link={link}>{blok.name}</CardHeading>
          {blok.category ? <Category>{blok.category}</Category> : null}
        </div>
        {link ? <CardArrow /> : null}
      </Head>
      {blok.text ? <CardText>{blok.text}</CardText> : null}
    </CardFrame>
  )
}

export default EcosystemCard
