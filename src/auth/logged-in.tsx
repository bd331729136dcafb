import { useState } from 'react'
import { toShopError } from '../platform/shop-error'
import { Button } from '../ui'
import type { Person } from './auth-api'
import { logOut } from './login'

const nameOf = ({ first_name, email }: Person) => (first_name ? `${first_name} (${email})` : email)

/** Who is logged in, and the way out. */
export const LoggedIn = ({ person, onLoggedOut }: { person: Person; onLoggedOut: () => void }) => {
  const [problem, setProblem] = useState<string>()
  const [isEnding, setEnding] = useState(false)

  const end = async () => {
    setProblem(undefined)
    setEnding(true)
    try {
      await logOut()
      onLoggedOut()
    } catch (error) {
      setProblem(`${toShopError(error).message} You are still logged in.`)
      setEnding(false)
    }
  }
  return (
    <>
      <div>
        <p>
          Logged in as <strong>{nameOf(person)}</strong>. Empty fields are filled in for you.
        </p>
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
      <Button variant="link" loading={isEnding} onClick={() => void end()}>
        Log out
      </Button>
    </>
  )
}
