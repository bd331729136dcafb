import { useEffect } from 'react'
import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { sizeFrames } from '../../../islands'
import { PALETTE, paletteColour, radius, space } from '../../../theme'
import { Section } from '../../../ui'

/** The height of a frame before its snippet reports one, in pixels. */
const HEIGHT = 320
const TALLEST = 4000

/** The page that runs a snippet, with the snippet in the fragment, which is never sent to a server. */
export const snippetAddress = (html: string): string => `/embed/frame.html#${encodeURIComponent(html)}`

/** Reads the height in pixels that an editor wrote. */
export const frameHeight = (height: string | undefined): number => {
  const pixels = Math.round(Number(height))
  return pixels > 0 ? Math.min(pixels, TALLEST) : HEIGHT
}

/** White on every band, since the frame's content cannot know the page's colours. */
const Sheet = styled.div`
  padding: ${space.s};
  border-radius: ${radius.card};
  background: ${PALETTE.white};

  &[data-bare] {
    padding: 0;
    border-radius: 0;
  }
  > iframe {
    display: block;
    width: 100%;
    border: 0;
  }
`

/**
 * An editor's snippet in a sandboxed frame without an origin: no cookies, no storage, no access to the page. With `srcdoc` the
 * page's security policy would block the snippet's scripts and styles, so the snippet is passed in the fragment of an address whose
 * policy allows them (services/site/headers.ts, decision 055). It needs JavaScript.
 */
const EmbedCode = ({ blok }: BlockProps<Bloks.EmbedCode>) => {
  const background = paletteColour(blok.background, 'white')
  // In the server's HTML this block is never hydrated, so the page's own script sizes its frames.
  useEffect(sizeFrames, [])
  return (
    <Section background={background} rhythm="tight">
      <Sheet data-bare={background === 'white' ? '' : undefined}>
        <iframe
          title={blok.title}
          src={snippetAddress(blok.html)}
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          height={frameHeight(blok.height)}
          data-sizes-itself=""
        />
      </Sheet>
    </Section>
  )
}

export default EmbedCode
