import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { type Bloks, assetUrl, linkProps, Picture } from '../../../content'
import { BlockList } from '../../../islands'
import {
  bandStyle,
  inkStyle,
  isDark,
  PALETTE,
  paletteColour,
  readableColour,
  below,
  radius,
  shadow,
  space,
  type,
} from '../../../theme'
import { ButtonLink } from '../../../ui'

type Colours = CSSProperties & Record<`--${string}`, string>

/**
 * The colours of a footer. An editor's text colour is used if it is readable on the background, and the button's colour if the
 * button stands out from it; otherwise they are white or charcoal, as everywhere.
 */
export const footerColours = ({
  backgroundColor,
  textColor,
  ctaColor,
}: Pick<Bloks.ModalFooter, 'backgroundColor' | 'textColor' | 'ctaColor'>): {
  ground: Colours
  button: Colours | undefined
} => {
  const background = paletteColour(backgroundColor, 'cream')
  const text = readableColour(textColor, background)
  const button = readableColour(ctaColor, background, 3)
  return {
    ground: { ...bandStyle(background), ...(text && inkStyle(text)) },
    button: button && {
      ...inkStyle(button),
      '--on-ink': isDark(button) ? PALETTE.white : PALETTE.charcoal,
    },
  }
}

/** Spec 9: at most 600 px wide. */
const Panel = styled.div`
  --pad: clamp(24px, 5vw, 48px);
  width: 100%;
  max-width: 600px;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.raised};
  overflow: clip;

  &[data-bordered] {
    border: 4px solid var(--edge);
  }
`
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: var(--pad);

  > a {
    justify-self: start;
  }
  ${below.sm} {
    > a {
      justify-self: stretch;
    }
  }
`
const Words = styled.div`
  display: grid;
  gap: 12px;

  h2 {
    font: 800 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem) / 1.06 var(--headline);
    letter-spacing: -0.02em;
    padding-right: var(--close-room, 0px);
  }
  p {
    ${type.body}
    white-space: pre-line;
  }
`
/** Cards are inside the panel's padding; a block that is a band on a page fills the width of the panel. */
const Blocks = styled.div`
  --bleed: var(--pad);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  /* Price and button must be visible without scrolling. */
  > [data-block='product_card'] [data-picture-area] {
    aspect-ratio: 16 / 9;
  }
  > [data-block] > section {
    margin-inline: calc(var(--pad) * -1);
    padding: ${space.m} var(--pad);
  }
  &:last-child > [data-block]:last-child > section {
    margin-bottom: calc(var(--pad) * -1);
  }
`
const Foot = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  background: var(--band);
  color: var(--ink);

  > img {
    width: 100%;
    max-height: 280px;
    object-fit: contain;
    object-position: 50% 100%;
  }
  > div {
    display: grid;
    justify-items: start;
    gap: ${space.xs};
    padding: ${space.m} var(--pad);
  }
  h3 {
    ${type.small}
  }
  p {
    ${type.body}
    white-space: pre-line;
  }
  div > a {
    margin-top: ${space.xs};
  }
  &[data-style='row'] {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    > img {
      align-self: end;
    }
    > div {
      padding-inline: clamp(16px, 3vw, 32px);
    }
  }
`

const Footer = ({ footer }: { footer: Bloks.ModalFooter }) => {
  const { ground, button } = footerColours(footer)
  const link = linkProps(footer.ctaLink)
  return (
    <Foot data-style={footer.style || 'row'} style={ground}>
      <Picture asset={footer.image} sizes="(min-width: 667px) 600px, 100vw" />
      <div>
        {footer.title ? <h3>{footer.title}</h3> : null}
        {footer.body ? <p>{footer.body}</p> : null}
        {link && footer.ctaText ? (
          <ButtonLink {...link} size="small" style={button}>
            {footer.ctaText}
          </ButtonLink>
        ) : null}
      </div>
    </Foot>
  )
}

/**
 * The content of a modal: headline, text, blocks, a button, and a footer if the footer has a picture. The caller positions it, and
 * names the dialog by `titleId`.
 */
export const ModalPanel = ({ blok, titleId }: { blok: Bloks.Modal; titleId: string }) => {
  const link = linkProps(blok.ctaLink)
  const [footer] = blok.footer ?? []
  const ground = bandStyle(paletteColour(blok.backgroundColor, 'white'))
  return (
    <Panel
      data-bordered={blok.borderColor ? '' : undefined}
      style={blok.borderColor ? { ...ground, '--edge': PALETTE[blok.borderColor] } : ground}
    >
      <Main>
        <Words>
          <h2 id={titleId}>{blok.title}</h2>
          {blok.body ? <p>{blok.body}</p> : null}
        </Words>
        {blok.blocks?.length ? (
          <Blocks>
            <BlockList bloks={blok.blocks} />
          </Blocks>
        ) : null}
        {link && blok.ctaText ? <ButtonLink {...link}>{blok.ctaText}</ButtonLink> : null}
      </Main>
      {footer && assetUrl(footer.image?.filename) ? <Footer footer={footer} /> : null}
    </Panel>
  )
}
