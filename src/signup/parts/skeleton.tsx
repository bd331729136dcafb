import styled from 'styled-components'
import { from, space } from '../../theme'
import { Lead, SkeletonBlock, VisuallyHidden } from '../../ui'

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
  /* As tall as the step: what stands below it on a phone must not move. */
  min-height: 810px;

  ${from.sm} {
    min-height: 640px;
  }
`

/** The shape of the first step while its code is loading, so that nothing moves when it arrives. */
export const Skeleton = () => (
  <Stack aria-busy="true">
    <VisuallyHidden role="status">Loading your signup</VisuallyHidden>
    <noscript>
      <Lead>
        Signing up needs JavaScript. Switch it on in your browser and load this page again, or call us.
      </Lead>
    </noscript>
    {[44, 48, 28, 82, 106, 106, 56].map((height, index) => (
      <SkeletonBlock key={index} style={{ height }} aria-hidden="true" />
    ))}
  </Stack>
)
