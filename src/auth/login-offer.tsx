import { useState } from 'react'
import { toShopError } from '../platform/shop-error'
import { Button } from '../ui'
import { startLogin } from './login'
import { useLeaving } from './use-leaving'

/** Offers to log in and forces nobody to: the form under it works as it is. */
export const LoginOffer = ({ email }: { email: string }) => {
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setLeaving] = useLeaving()

  const logIn = async () => {
    setProblem(undefined)
    setLeaving(true)
    try {
      const { pathname, search } = window.location
      window.location.assign(await startLogin(email, pathname + search))
    } catch (error) {
      setProblem(toShopError(error).message)
      setLeaving(false)
    }
  }
  return (
    <>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <p>You have an account. Log in and we fill this in, or go on as a guest.</p>
      )}
      <Button size="small" loading={isLeaving} onClick={() => void logIn()}>
        Log in
      </Button>
    </>
  )
}
