import { useEffect } from 'react'
import { create } from 'zustand'
import { BREAKPOINTS } from '../theme'

/** What a page is looked at with, by the width of its window (spec 9). */
type DeviceClass = 'mobile' | 'tablet' | 'laptop' | 'desktop'

/** How long a window must have kept its width, in ms (spec 9). What must follow at once is a media query. */
const DEBOUNCE_MS = 500

/** @param width of the window in CSS pixels */
export const deviceClassOf = (width: number): DeviceClass => {
  if (width < BREAKPOINTS.sm) return 'mobile'
  if (width < BREAKPOINTS.md) return 'tablet'
  return width < BREAKPOINTS.lg ? 'laptop' : 'desktop'
}

const useStore = create<{ deviceClass: DeviceClass }>(() => ({ deviceClass: 'mobile' }))

let followers = 0
let timer: ReturnType<typeof setTimeout> | undefined

const read = () => useStore.setState({ deviceClass: deviceClassOf(window.innerWidth) })
const onResize = () => {
  clearTimeout(timer)
  timer = setTimeout(read, DEBOUNCE_MS)
}

/** Listens to the window for as long as somebody asks. */
const follow = () => {
  if (followers === 0) {
    read()
    window.addEventListener('resize', onResize)
  }
  followers += 1
  return () => {
    followers -= 1
    if (followers > 0) return
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
    // Nobody begins with what the window was some time ago.
    useStore.setState(useStore.getInitialState())
  }
}

/** The class of this window, half a second after its width has changed; `mobile` in the server's HTML. */
export const useDeviceClass = (): DeviceClass => {
  useEffect(follow, [])
  return useStore((state) => state.deviceClass)
}
