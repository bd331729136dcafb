import { ButtonLink } from '../ui'

export const telOf = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`

/** For those who rather call. */
export const CallLink = ({ phone }: { phone: string }) => (
  <ButtonLink variant="secondary" href={telOf(phone)}>
    Call {phone}
  </ButtonLink>
)
