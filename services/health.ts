/** Each part's own check: resolves when it works, rejects with the reason when it does not. */
export type HealthChecks = Readonly<Record<string, () => Promise<void>>>

export interface Health {
  status: 'ok' | 'starting'
  /** The names of the parts that do not work yet. */
  waiting?: string[]
}

/** Runs every check; all of them have to pass. Reasons go to `report` alone: they can name what is not public. */
export async function checkHealth(
  checks: HealthChecks,
  report: (part: string, reason: unknown) => void,
): Promise<Health> {
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
