import { useState } from 'react'
import styled from 'styled-components'
import { Button, VisuallyHidden } from '../../ui'
import { radius, type } from '../../theme'
import { Notice } from './notice'
import { SkeletonBlock } from './skeleton'

const Places = styled.div`
  display: grid;
  gap: 12px;

  & > h3 {
    ${type.small}
  }
`
const Place = styled(SkeletonBlock)`
  height: 98px;
  border-radius: ${radius.card};
`

/** The room of the ways to pay while the shop is asked for them. */
export const PaymentChoiceLoading = () => (
  <Places aria-busy="true">
    <VisuallyHidden role="status">Loading the ways to pay</VisuallyHidden>
    <h3 aria-hidden="true">How would you like to pay?</h3>
    <Place />
    <Place />
    <Place />
  </Places>
)

/** The shop did not say how this cart may be paid. */
export const PaymentChoiceFailed = ({
  message,
  retry,
}: {
  message: string
  retry: () => Promise<unknown>
}) => {
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <Places>
      <Notice tone="danger" icon="wifi">
        We could not load the ways to pay. {message}
      </Notice>
      <Button variant="secondary" loading={trying} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </Places>
  )
}
