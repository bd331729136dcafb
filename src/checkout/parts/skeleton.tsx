import styled, { keyframes } from 'styled-components'
import { from, radius, space } from '../../theme'
import { VisuallyHidden } from '../../ui'
import { Columns } from './columns'

const breathe = keyframes`50% { opacity: 0.5; }`

export const SkeletonBlock = styled.i`
  display: block;
  border-radius: ${radius.control};
  background: #f1f0ec;
  animation: ${breathe} 1.6s ease-in-out infinite;
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
