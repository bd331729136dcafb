/** Work that becomes due at times which are stored elsewhere, such as messages to send. */
export interface DueWork {
  /** Does what is due now, and waits for the rest. */
  flush(): Promise<void>
  /** The same without waiting for it. */
  flushSoon(): void
  /** Resolves when the work no longer runs. */
  stop(): Promise<void>
}

interface DueWorkOptions {
  /** Does what is due. */
  work(): Promise<void>
  /** When the next work is due; null: nothing waits. */
  nextDue(): Promise<Date | null>
  onError(error: unknown): void
  /** The longest time until it looks again, in ms, where another process may have stored work. */
  lookEveryMs?: number
}

/** Runs work when it is due. The first call of `flush` or `flushSoon` begins. */
export function startDueWork({ work, nextDue, onError, lookEveryMs }: DueWorkOptions): DueWork {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const running = new Set<Promise<void>>()

  async function flush(): Promise<void> {
    if (stopped) return
    const round = work().finally(schedule)
    running.add(round)
    await round.finally(() => running.delete(round))
  }

  async function schedule(): Promise<void> {
    if (stopped) return
    const next = await nextDue()
    clearTimeout(timer)
    if (stopped) return
    const waits = [
      ...(next ? [Math.max(0, next.getTime() - Date.now())] : []),
      ...(lookEveryMs ? [lookEveryMs] : []),
    ]
    if (waits.length === 0) return
    timer = setTimeout(flushSoon, Math.min(...waits))
    timer.unref()
  }

  function flushSoon(): void {
    flush().catch(onError)
  }

  return {
    flush,
    flushSoon,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.allSettled(running)
    },
  }
}
