import { useState } from 'react'
import styled from 'styled-components'
import { toShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { space } from '../../theme'
import { Button, Notice } from '../../ui'
import { disableFeature, enableFeature, PAYMENT_TERMS } from '../shop'

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
`

type AskForTermsProps = {
  cart: ShopCart
  /** Asks the shop anew how this cart may be paid; answers whether payment terms are among the ways now, and why not. */
  refresh: () => Promise<{ isOffered: boolean; refusal?: string }>
  onGranted: () => void
}

/**
 * Payment terms are offered to who asks for them, with a feature flag of the cart (spec 3), and is logged in to an account
 * that was approved: the shop decides, and says why not. A refusal leaves the cart as it was.
 */
export const AskForTerms = ({ cart, refresh, onGranted }: AskForTermsProps) => {
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const ask = async () => {
    setAsking(true)
    setRefusal(undefined)
    try {
      await enableFeature(cart.id, PAYMENT_TERMS)
      const { isOffered, refusal: reason } = await refresh()
      if (isOffered) return onGranted()
      await disableFeature(cart.id, PAYMENT_TERMS)
      setRefusal(reason)
    } catch (error) {
      setRefusal(`We could not ask for payment terms. ${toShopError(error).message}`)
    }
    setAsking(false)
  }

  return (
    <Box>
      <Button variant="link" loading={asking} onClick={() => void ask()}>
        Use the payment terms of your business
      </Button>
      {refusal ? <Notice tone="warning">{refusal}</Notice> : null}
    </Box>
  )
}
