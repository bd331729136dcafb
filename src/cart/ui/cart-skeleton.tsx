import styled from 'styled-components'
import { space } from '../../theme'
import { breathing, VisuallyHidden } from '../../ui'

/* The measures of a line: tile, title, facts, stepper. */
const Row = styled.div`
  --tile: clamp(68px, 22vw, 96px);
  display: grid;
  grid-template-columns: var(--tile) 1fr;
  gap: 14px;
  min-height: 126px;
  padding-block: ${space.s};
  border-top: 1px solid var(--line);
  ${breathing}

  &:first-of-type {
    border-top: 0;
  }
  i {
    display: block;
    border-radius: 12px;
    background: var(--line);
  }
  > i {
    height: var(--tile);
    border-radius: 16px;
  }
  div > i:nth-child(1) {
    width: 60%;
    height: 20px;
  }
  div > i:nth-child(2) {
    width: 128px;
    height: 44px;
    margin-top: 30px;
    border-radius: 22px;
  }
`

/** Keeps the place of lines whose names and prices are on their way. */
export const CartSkeleton = ({ lineCount }: { lineCount: number }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading your cart</VisuallyHidden>
    {Array.from({ length: lineCount }, (_, index) => (
      <Row key={index} aria-hidden="true">
        <i />
        <div>
          <i />
          <i />
        </div>
      </Row>
    ))}
  </div>
)
