import { useEffect } from 'react'
import { create } from 'zustand'
import { BREAKPOINTS } from '../theme'

/** The class of a device by the width of its window (spec 9). */
type DeviceClass = 'mobile' | 'tablet' | 'laptop' | 'desktop'

/** How long a window must keep its width before it takes effect, in ms (spec 9). For an immediate effect use a media query. */
const DEBOUNCE_MS = 500

/** @param width of the window in CSS pixels */
export const deviceClassOf = (width: number): DeviceClass => {
  if (width < BREAKPOINTS.sm) return 'mobile'
  if (width < BREAKPOINTS.md) return 'tablet'
  return width < BREAKPOINTS.lg ? 'laptop' : 'desktop'
}

const useStore = create<{ deviceClass: DeviceClass }>(() => ({ deviceClass: 'mobile' }))

let users = 0
let timer: ReturnType<typeof setTimeout> | undefined

const read = () => useStore.setState({ deviceClass: deviceClassOf(window.innerWidth) })
const onResize = () => {
  clearTimeout(timer)
  timer = setTimeout(read, DEBOUNCE_MS)
}

/** Observes the window while any component uses the class. */
const follow = () => {
  if (users === 0) {
    read()
    window.addEventListener('resize', onResize)
  }
  users += 1
  return () => {
    users -= 1
    if (users > 0) return
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
    // The next component must not start with an old width.
    useStore.setState(useStore.getInitialState())
  }
}

/** The class of this window, half a second after its width has changed; `mobile` in the server's HTML. */
export const useDeviceClass = (): DeviceClass => {
  useEffect(follow, [])
  return useStore((state) => state.deviceClass)
}
