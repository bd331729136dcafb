import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ProviderEvent, ProviderState } from './provider'

/** How a payment ended, by the provider's own word for it. */
export type Outcomes = ReadonlyMap<string, 'succeeded' | 'declined' | 'abandoned'>

const AnyEvent = Compile(Type.Object({ type: Type.String() }))

interface Ending {
  paymentId: string
  pageId: string | undefined
  money: { amountCents: number; currency: string | undefined }
  failureReason: string | undefined
}

/** An event by its type; what it says of a payment is read only where the type says that one has ended. */
export function readEventOf(
  content: unknown,
  outcomes: Outcomes,
  readEnding: (content: unknown) => Ending,
): ProviderEvent {
  const { type } = AnyEvent.Parse(content)
  const outcome = outcomes.get(type)
  if (!outcome) return { type }
  const { paymentId, pageId, money, failureReason } = readEnding(content)
  return { type, news: { paymentId, pageId, state: toProviderState(outcome, money, failureReason) } }
}

function toProviderState(
  kind: 'succeeded' | 'declined' | 'abandoned',
  money: Ending['money'],
  reason: string | undefined,
): ProviderState {
  if (kind === 'succeeded') return { kind, ...money }
  return kind === 'declined' ? { kind, reason: reason ?? null } : { kind }
}
