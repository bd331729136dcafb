import type { Session } from './schema'

/** The address that the shop named for how the page has ended. */
export const namedReturnAddress = ({
  status,
  successUrl,
  cancelUrl,
  failureUrl,
}: Session): string | undefined => {
  if (status === 'succeeded' || status === 'tokenised') return successUrl ?? undefined
  return (status === 'failed' ? failureUrl : cancelUrl) ?? undefined
}
