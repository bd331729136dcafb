import styled from 'styled-components'
import { assetUrl, linkProps, Picture, type Bloks } from '../../../content'
import { hover, motion } from '../../../theme'

const Mark = styled.span`
  display: grid;
  align-items: center;
  min-height: 44px;

  > img {
    width: auto;
    max-width: 100%;
    height: var(--logo, 36px);
    object-fit: contain;
  }
  /* The picture is drawn for light backgrounds. */
  [data-dark] & > img {
    filter: brightness(0) invert(1);
  }
  a > & > img {
    transition: opacity ${motion.quick};
  }
  ${hover} {
    a:hover > & > img {
      opacity: 0.7;
    }
  }
`

/** The logo of a customer or partner, `--logo` high and white inside `data-dark`; a link if an editor gave it one. */
export const LogoMark = ({ logo }: { logo: Bloks.Logo }) => {
  const link = linkProps(logo.link)
  const mark = (
    <Mark>
      {assetUrl(logo.image.filename) ? (
        <Picture asset={logo.image} alt={logo.name} sizes="200px" />
      ) : (
        logo.name
      )}
    </Mark>
  )
  return link ? <a {...link}>{mark}</a> : mark
}
