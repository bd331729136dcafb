import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { clean } from '../../../shared/clean-input'
import { toShopError } from '../../platform/http'
import { type } from '../../theme'
import { Button, FieldRow, TextField, VisuallyHidden } from '../../ui'
import { loadSync } from '../commands'

const Form = styled.form`
  input {
    text-transform: uppercase;
  }
`
const Used = styled.p`
  ${type.note}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`

/** Runs a request, and stores why the last one failed. */
const useRequest = () => {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (request: () => Promise<void>) => {
    setIsBusy(true)
    setError(undefined)
    try {
      await request()
    } catch (failure) {
      setError(toShopError(failure).message)
    }
    setIsBusy(false)
  }
  return { isBusy, error, setError, run }
}

type PromoCodeProps = { /** The code on the shop's cart. */ code: string | null }

/** Applies a promo code to the cart after the shop has checked it, and removes it again. */
export const PromoCode = ({ code }: PromoCodeProps) => {
  const { isBusy, error, setError, run } = useRequest()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const wanted = clean.promoCode(typed)
    if (!wanted) {
      setError('Type a promo code first.')
      field.current?.focus()
      return
    }
    void run(async () => {
      try {
        setStatus(`${wanted} is used: ${await (await loadSync()).applyPromoCode(wanted)}`)
        setTyped('')
      } catch (failure) {
        field.current?.focus()
        throw failure
      }
    })
  }
  const remove = () =>
    void run(async () => {
      await (await loadSync()).removePromoCode()
      setStatus(`${code ?? 'The promo code'} is taken off`)
    })

  return (
    <div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {code ? (
        <Used>
          <span>
            Promo code <strong translate="no">{code}</strong>{' '}
            <span>{`is used${error ? `. ${error}` : ''}`}</span>
          </span>
          <Button variant="link" size="small" loading={isBusy} onClick={remove}>
            Remove<VisuallyHidden>{` promo code ${code}`}</VisuallyHidden>
          </Button>
        </Used>
      ) : (
        <Form noValidate onSubmit={apply}>
          <FieldRow>
            <TextField
              ref={field}
              label="Promo code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              error={error}
              onChange={(event) => {
                setTyped(event.target.value)
                setError(undefined)
              }}
            />
            <Button type="submit" variant="secondary" loading={isBusy}>
              Apply
            </Button>
          </FieldRow>
        </Form>
      )}
    </div>
  )
}
