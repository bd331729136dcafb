import { emit } from '../../platform/events'
import { useFormikContext } from 'formik'
import { FormField, FormSelect, StepForm } from '../../forms'
import { ADDRESS_LABELS, PROVINCES, type Address, type AddressDraft } from '../address'
import { addressSchema } from './address-schema'
import { STEP_TITLES } from '../flow'
import { needsDelivery, type RemoteCart } from '../order-facts'
import { DeliveryChoice } from './delivery-choice'
import { NothingDelivered } from './nothing-delivered'
import { postalCodeWarning } from './postal-code'
import { saveShipping } from '../shop'
import { setRemoteCart, useCheckout } from '../store'
import { linkToStep, openStep } from '../use-step'

const keep = (address: AddressDraft) => useCheckout.setState({ address })

const PostalCodeField = () => {
  const { values } = useFormikContext<AddressDraft>()
  return (
    <FormField
      name="postal_code"
      label={ADDRESS_LABELS.postal_code}
      autoComplete="shipping postal-code"
      inputMode="numeric"
      required
      maxLength={4}
      warning={postalCodeWarning(values.postal_code, values.province)}
    />
  )
}

const Parcel = ({ cart }: { cart: RemoteCart }) => {
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
      keep={keep}
      onSubmit={save}
      submitLabel={`Continue to ${STEP_TITLES.payment}`}
      back={{ title: STEP_TITLES.contact, ...linkToStep('contact') }}
    >
      <FormField
        name="street"
        label={ADDRESS_LABELS.street}
        autoComplete="shipping address-line1"
        required
        maxLength={120}
        hint="Number and street, such as 12 Long Street."
      />
      <FormField
        name="complex"
        label={ADDRESS_LABELS.complex}
        autoComplete="shipping address-line2"
        maxLength={120}
      />
      <div data-half="">
        <FormField
          name="suburb"
          label={ADDRESS_LABELS.suburb}
          autoComplete="shipping address-level3"
          required
          maxLength={80}
        />
        <FormField
          name="city"
          label={ADDRESS_LABELS.city}
          autoComplete="shipping address-level2"
          required
          maxLength={80}
        />
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

/** Where the parcel goes and how fast, or that there is none. */
export const ShippingStep = ({ cart }: { cart: RemoteCart }) =>
  needsDelivery(cart.items) ? <Parcel cart={cart} /> : <NothingDelivered cart={cart} />
