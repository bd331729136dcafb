import { useState } from 'react'
import { cartHasChanged } from '../../cart'
import {
  deliveryCost,
  deliveryDate,
  deliveryTime,
  type Delivery,
  type ShopCart,
  needsDelivery,
} from '../../../shared/orders'
import { isShopTime, timeNow } from '../../platform/clock'
import { shortDay } from '../../../shared/sast-date'
import { toShopError } from '../../platform/http'
import { formatRand } from '../../../shared/money'
import { ChoiceField, Note, ActionBar, Button, Icon } from '../../ui'
import { setRemoteCart, useCheckout, linkToStep, openStep } from '../store'
import { usePaysByEft } from './delivery-promise'
import styled from 'styled-components'
import { useFormikContext } from 'formik'
import { clean } from '../../../shared/clean-input'
import { emit } from '../../platform/events'
import { bandStyle, radius, space, type } from '../../theme'
import { FormField, FormSelect, StepForm } from '../../forms'
import { STEP_TITLES } from '../flow'
import { saveShipping } from '../shop'
import { ADDRESS_LABELS, type Address, type AddressDraft } from '../draft'
import { PROVINCES } from '../../../shared/contact-details'
import { addressSchema } from '../schemas'
import { postalCodeWarning } from './postal-code'

const saveWanted = async (): Promise<void> => {
  const { remoteCart, wantedDelivery: delivery } = useCheckout.getState()
  if (!remoteCart || !delivery || delivery === remoteCart.delivery) return
  const saved = await saveShipping(remoteCart.id, { delivery })
  cartHasChanged()
  // Another answer arrived meanwhile, because the step was saved. This one may be older.
  if (useCheckout.getState().remoteCart === remoteCart) setRemoteCart(saved)
  return saveWanted()
}

/**
 * Saves a delivery to the shop's cart at once, so that the total shown is the shop's. The last of several quick choices counts.
 * @throws ShopError; the cart stays as it was
 */
const chooseDelivery = async (delivery: Delivery): Promise<void> => {
  const isSaving = useCheckout.getState().wantedDelivery !== null
  useCheckout.setState({ wantedDelivery: delivery })
  if (isSaving) return
  try {
    await saveWanted()
  } finally {
    useCheckout.setState({ wantedDelivery: null })
  }
}

const NAMES: Readonly<Record<Delivery, string>> = { standard: 'Standard', express: 'Express' }

/**
 * Standard or express delivery, with price and day. The choice is saved at once. The new total stands here too, because on a phone
 * the summary is out of sight.
 */
const DeliveryChoice = ({ cart }: { cart: ShopCart }) => {
  const wanted = useCheckout(({ wantedDelivery }) => wantedDelivery)
  const byEft = usePaysByEft()
  const [now] = useState(timeNow)
  const [problem, setProblem] = useState<string>()

  const choose = async (delivery: Delivery) => {
    setProblem(undefined)
    try {
      await chooseDelivery(delivery)
    } catch (error) {
      const { message } = toShopError(error)
      setProblem(`${message} Your delivery has not changed.`)
    }
  }
  const options = cart.delivery_options.map(({ delivery, price }) => {
    const cost = deliveryCost(delivery, price, cart.promo_code)
    return {
      value: delivery,
      label: `${NAMES[delivery]}, ${cost.replace('Free', 'free')}`,
      note: isShopTime()
        ? `With you by ${shortDay(deliveryDate(now, { delivery, byEft }))}`
        : `With you ${deliveryTime(delivery)}`,
    }
  })
  return (
    <>
      <ChoiceField
        name="delivery"
        label="Delivery"
        options={options}
        value={wanted ?? cart.delivery}
        onChange={(value) => void choose(value)}
        error={problem}
        columns
      />
      <Note role="status">
        {wanted
          ? 'Working out your total…'
          : `Your total is ${formatRand(cart.totals.total)}, delivery included.`}
      </Note>
    </>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
`
const Card = styled.section`
  display: grid;
  gap: 12px;
  padding: clamp(20px, 4vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.card}
  }
`

/** The step for a cart of services alone. Their time and place are agreed on by phone (decision 012). */
const NothingDelivered = ({ cart: { contact_info: contact } }: { cart: ShopCart }) => (
  <Stack>
    <Card style={bandStyle('light-blue')}>
      <Icon name="phone" size={32} />
      <h3>Nothing is delivered, so there is no address to fill in</h3>
      <p>{`We call you${contact ? ` on +${contact.phone}` : ''} within one working day to agree on a time and a place.`}</p>
    </Card>
    <ActionBar back={{ title: STEP_TITLES.contact, ...linkToStep('contact') }}>
      <Button
        onClick={() => {
          emit({ type: 'checkout/step-completed', step: 'shipping' })
          openStep('payment')
        }}
      >
        {`Continue to ${STEP_TITLES.payment}`}
      </Button>
    </ActionBar>
  </Stack>
)

const storeAddress = (address: AddressDraft) => useCheckout.setState({ address })

const PostalCodeField = () => {
  const { values } = useFormikContext<AddressDraft>()
  return (
    <FormField
      name="postal_code"
      label={ADDRESS_LABELS.postal_code}
      autoComplete="shipping postal-code"
      inputMode="numeric"
      kind="postalCode"
      required
      warning={postalCodeWarning(clean.postalCode(values.postal_code), values.province)}
    />
  )
}

const Parcel = ({ cart }: { cart: ShopCart }) => {
  const address = useCheckout((state) => state.address)

  const save = async (parsed: Address) => {
    const delivery = useCheckout.getState().wantedDelivery ?? cart.delivery
    setRemoteCart(await saveShipping(cart.id, { address: parsed, delivery }))
    emit({ type: 'checkout/step-completed', step: 'shipping' })
    openStep('payment')
  }
  return (
    <StepForm
      of="checkout"
      labels={ADDRESS_LABELS}
      serverPrefix="address."
      initialValues={address}
      schema={addressSchema}
      store={storeAddress}
      onSubmit={save}
      submitLabel={`Continue to ${STEP_TITLES.payment}`}
      back={{ title: STEP_TITLES.contact, ...linkToStep('contact') }}
    >
      <FormField
        name="street"
        label={ADDRESS_LABELS.street}
        autoComplete="shipping address-line1"
        required
        hint="Number and street, such as 12 Long Street."
      />
      <FormField name="complex" label={ADDRESS_LABELS.complex} autoComplete="shipping address-line2" />
      <div data-half="">
        <FormField
          name="suburb"
          label={ADDRESS_LABELS.suburb}
          autoComplete="shipping address-level3"
          required
        />
        <FormField name="city" label={ADDRESS_LABELS.city} autoComplete="shipping address-level2" required />
        <FormSelect
          name="province"
          label={ADDRESS_LABELS.province}
          autoComplete="shipping address-level1"
          options={PROVINCES}
          placeholder="Choose a province"
          required
        />
        <PostalCodeField />
      </div>
      <DeliveryChoice cart={cart} />
    </StepForm>
  )
}

/** The step with address and delivery, or with a note that nothing is delivered. */
export const ShippingStep = ({ cart }: { cart: ShopCart }) =>
  needsDelivery(cart.items) ? <Parcel cart={cart} /> : <NothingDelivered cart={cart} />
