import styled from 'styled-components'
import { getCartId } from '../../cart'
import { toShopError } from '../../platform/http'
import { radius, space, type } from '../../theme'
import { Button } from '../../ui'
import { SIGNUP_PATH } from '../address'
import { forgetPending } from '../pending'
import { clearCartSignup } from '../shop'
import { startAnew, useSignup } from '../store'

const Note = styled.div`
  ${type.note}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding: 6px 20px;
  border-radius: ${radius.control};
  background: #f1f0ec;
  color: #222;
`

/** The cart stays with whoever is in front of the screen; it only stops to belong to the signup that is given up. */
const letCartGo = async (): Promise<void> => {
  const cartId = getCartId()
  try {
    if (cartId) await clearCartSignup(cartId)
  } catch (error) {
    console.warn('The cart still belongs to the signup that was given up.', toShopError(error).message)
  }
}

const startAgain = async (): Promise<void> => {
  const { id } = useSignup.getState()
  if (id) forgetPending(id)
  await letCartGo()
  startAnew()
  window.location.assign(SIGNUP_PATH)
}

/** Says whose signup goes on, and lets somebody else begin their own. */
export const StartAgain = () => {
  const id = useSignup((signup) => signup.id)
  const firstName = useSignup(({ values }) => values.owner_first_name.trim())
  if (!id) return null
  return (
    <Note>
      <p>{firstName ? `You are going on with ${firstName}’s signup.` : 'You are going on with a signup.'}</p>
      <Button variant="link" onClick={() => void startAgain()}>
        Start a new one
      </Button>
    </Note>
  )
}
