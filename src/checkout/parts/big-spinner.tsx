import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

/** Decoration while something is awaited; the words beside it say what. */
export const Spinner = styled.i.attrs({ 'aria-hidden': true })`
  width: 40px;
  height: 40px;
  border: 5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 1s linear infinite;
`
