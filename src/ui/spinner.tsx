import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

/** Decoration over a part that waits; the part itself says so with `aria-busy`. */
export const Spinner = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  width: 20px;
  height: 20px;
  margin: auto;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`
