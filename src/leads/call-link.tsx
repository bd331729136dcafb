import { telOf } from '../../shared/phone'
import { ButtonLink } from '../ui'

/** For those who rather call. */
export const CallLink = ({ phone }: { phone: string }) => (
  <ButtonLink variant="secondary" href={telOf(phone)}>
    {`Call ${phone}`}
  </ButtonLink>
)
