import { singleFlight } from '../lib/single-flight'

/** Each part's own check: resolves when it works, rejects with the reason when it does not. */
export type HealthChecks = Readonly<Record<string, () => Promise<void>>>

export interface Health {
  status: 'ok' | 'starting' | 'ending'
  /** The names of the parts that do not work yet. */
  waiting?: string[]
}

type Report = (part: string, reason: unknown) => void

/**
 * Answers how everything is. Anybody may ask as often as they like, and the checks use database and disk: who asks while one
 * looks gets what that one finds. Reasons go to `report` alone: they can name what is not public.
 */
export const createHealth = (checks: HealthChecks, report: Report): (() => Promise<Health>) =>
  singleFlight(() => checkHealth(checks, report))

/** Runs every check; all of them have to pass. */
async function checkHealth(checks: HealthChecks, report: Report): Promise<Health> {
  const waiting: string[] = []
  await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        await check()
      } catch (reason) {
        waiting.push(part)
        report(part, reason)
      }
    }),
  )
  return waiting.length === 0 ? { status: 'ok' } : { status: 'starting', waiting: waiting.sort() }
}
