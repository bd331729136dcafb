import { telOf } from '../../shared/contact-details'

/** A phone number to call, which translators must not change. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={telOf(phone)} translate="no">
    {phone}
  </a>
)
