import { vi } from 'vitest'

type Held = { name: string; mode: 'exclusive' }

/** The Web Locks of a browser in which another tab can hold one lock. */
export class FakeLocks {
  private held: Held | null = null
  private waiting: (() => void)[] = []

  constructor() {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: this } }))
  }

  /** Another tab takes the lock of paying a cart. */
  holdElsewhere(cartId: string): void {
    this.held = { name: `checkout-payment-${cartId}`, mode: 'exclusive' }
  }

  /** That tab is closed. */
  letGo(): void {
    this.held = null
    this.waiting.forEach((go) => go())
    this.waiting = []
  }

  query(): Promise<{ held: Held[] }> {
    return Promise.resolve({ held: this.held ? [this.held] : [] })
  }

  async request<Result>(
    name: string,
    { ifAvailable }: { ifAvailable?: boolean },
    act: (lock: object | null) => Promise<Result>,
  ): Promise<Result> {
    if (this.held?.name !== name) return act({ name })
    if (ifAvailable) return act(null)
    await new Promise<void>((go) => this.waiting.push(go))
    return act({ name })
  }
}
