import { useEffect, useState } from 'react'

/** Whether the browser is on its way to another page. A page that it kept and shows again is on no way any more. */
export const useLeaving = () => {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return [isLeaving, setLeaving] as const
}
