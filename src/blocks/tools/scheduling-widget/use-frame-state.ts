import { useEffect, useState } from 'react'

/** Milliseconds after which a calendar that has not come is slow. */
const PATIENCE = 8000

/**
 * `closed` until it is asked for, `loading`, `slow` when it takes long, `refused` when the page's policy keeps it out, `shown`. A
 * frame says only that it has loaded something: what the provider shows in it, an error too, nobody else can see.
 */
type FrameState = 'closed' | 'loading' | 'slow' | 'refused' | 'shown'

export const useFrameState = () => {
  const [state, setState] = useState<FrameState>('closed')
  const isLoading = state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setState('slow'), PATIENCE)
    const onRefusal = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setState('refused')
    }
    document.addEventListener('securitypolicyviolation', onRefusal)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', onRefusal)
    }
  }, [isLoading])

  return {
    state,
    open: () => setState('loading'),
    // What is refused loads too: as the browser's own page, which says so.
    showLoaded: () => setState((before) => (before === 'refused' ? before : 'shown')),
  }
}
