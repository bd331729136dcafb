import styled, { css, keyframes } from 'styled-components'
import { radius } from '../theme'

const breathe = keyframes`50% { opacity: 0.5; }`

/** Says that something is on its way. */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** One part of the shape of what is on its way; as high as its style says. */
export const SkeletonBlock = styled.i`
  display: block;
  border-radius: ${radius.control};
  background: #f1f0ec;
  ${breathing}
`
