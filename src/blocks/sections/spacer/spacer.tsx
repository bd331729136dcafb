import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, from, paletteColour, space } from '../../../theme'

const HEIGHTS = { none: '0px', s: space.s, m: space.m, l: space.l, xl: space.xxl } as const

const Space = styled.div`
  height: var(--mobile);
  background: var(--band);

  ${from.sm} {
    height: var(--tablet);
  }
  ${from.lg} {
    height: var(--desktop);
  }
`

/** Vertical space from the spacing scale, for each device class. */
const Spacer = ({ blok }: BlockProps<Bloks.Spacer>) => {
  const heights = {
    '--mobile': HEIGHTS[blok.size_mobile || 'm'],
    '--tablet': HEIGHTS[blok.size_tablet || 'm'],
    '--desktop': HEIGHTS[blok.size_desktop || 'l'],
  } as CSSProperties
  return <Space aria-hidden style={{ ...bandStyle(paletteColour(blok.background, 'white')), ...heights }} />
}

export default Spacer
