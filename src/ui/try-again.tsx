import { useState, type ComponentProps } from 'react'
import { Button } from './button'

type TryAgainProps = Pick<ComponentProps<typeof Button>, 'variant'> & { retry: () => Promise<unknown> }

/** The button that repeats what failed, and is busy meanwhile. */
export const TryAgain = ({ variant, retry }: TryAgainProps) => {
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <Button variant={variant} loading={trying} onClick={() => void tryAgain()}>
      Try again
    </Button>
  )
}
