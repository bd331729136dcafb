import styled from 'styled-components'
import { from, space, radius } from '../theme'
import { SkeletonBlock, VisuallyHidden } from '../ui'

/**
 * Three parts in the order a phone shows and a keyboard visits them; from tablets up the one marked `data-side` stands
 * beside the other two.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.md} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(300px, 380px);
    column-gap: clamp(32px, 5vw, 80px);

    & > * {
      grid-column: 1;
    }
    & > [data-side] {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`

/** One of the parts: what stands in it, one below the other. */
export const Column = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
`

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
`
const SummaryBlock = styled(SkeletonBlock)`
  height: 56px;

  ${from.md} {
    height: 440px;
    border-radius: ${radius.card};
  }
`

/** The shape of the first step while the cart is loading, so that nothing moves when it arrives. */
export const Skeleton = ({ label = 'Loading your checkout' }: { label?: string }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Columns aria-hidden="true">
      <Stack>
        <SkeletonBlock style={{ height: 56 }} />
        <SkeletonBlock style={{ height: 56, width: '60%' }} />
      </Stack>
      <SummaryBlock data-side="" />
      <Stack>
        {[1, 2, 3, 4].map((field) => (
          <SkeletonBlock key={field} style={{ height: 82 }} />
        ))}
        <SkeletonBlock style={{ height: 56 }} />
      </Stack>
    </Columns>
  </div>
)
