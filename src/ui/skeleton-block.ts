import styled, { css, keyframes } from 'styled-components'
import { radius } from '../theme'

const breathe = keyframes`50% { opacity: 0.5; }`

/** The animation of a placeholder while content loads. */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** One part of a placeholder while content loads; its style sets the height. */
export const SkeletonBlock = styled.i`
  display: block;
  border-radius: ${radius.control};
  background: #f1f0ec;
  ${breathing}
`
