import styled from 'styled-components'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { paletteColour, type } from '../../../theme'
import { ButtonLink, Icon, isIconName, Section } from '../../../ui'

const Strip = styled(Section)`
  padding-block: 6px;
`

/* On narrow screens the text wraps and the link stays beside it. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0 clamp(12px, 2vw, 24px);
  min-height: 48px;

  > p {
    min-width: 0;
    ${type.label}
  }
  > a {
    flex-shrink: 0;
    max-width: 50%;
  }
  > svg + p {
    margin-inline-start: calc(clamp(12px, 2vw, 24px) * -0.5);
  }
`

/** One line of text and one link, no higher than a button. */
const HeaderCtaBanner = ({ blok }: BlockProps<Bloks.HeaderCtaBanner>) => {
  const [cta] = blok.cta ?? []
  const link = linkProps(cta?.link)
  return (
    <Strip background={paletteColour(blok.background, 'mint-green')} rhythm="none">
      <Line>
        {isIconName(blok.icon) ? <Icon name={blok.icon} size={22} /> : null}
        <p>{blok.text}</p>
        {cta?.text && link ? (
          <ButtonLink {...link} variant={cta.style || 'link'} size="small">
            {cta.text}
          </ButtonLink>
        ) : null}
      </Line>
    </Strip>
  )
}

export default HeaderCtaBanner
