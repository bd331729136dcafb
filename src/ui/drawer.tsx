import { useRef, type TouchEvent, type UIEvent, useEffect, type ReactNode } from 'react'
import { Drawer as Base } from '@base-ui/react/drawer'
import styled from 'styled-components'
import { emit } from '../platform/events'
import {
  below,
  drawerWidth,
  focusRoom,
  ink,
  layer,
  low,
  overPage,
  radius,
  shadow,
  space,
  type,
  iconButton,
} from '../theme'
import { Icon } from './icon'
import { addStickyFooterHeight } from '../platform/layout-state'
import { OverlayFlag } from './overlay-flag'

// Spec 9, "Drawer".
const CLOSE_THRESHOLD = 0.25
const VELOCITY_THRESHOLD = 0.4
const SCROLL_LOCK_TIMEOUT = 100

type Swipe = {
  /** Pixels moved towards the edge; negative if moved away from it. */
  distance: number
  /** Width of the drawer in pixels. */
  width: number
  /** Milliseconds between touching and letting go. */
  duration: number
}

/** Whether letting go closes the drawer: moved a quarter of its width, or fast enough (px/ms), towards the edge. */
export const closesDrawer = ({ distance, width, duration }: Swipe): boolean =>
  distance > 0 &&
  (distance / width >= CLOSE_THRESHOLD || distance / Math.max(duration, 1) > VELOCITY_THRESHOLD)

/** The width of the panel under the finger, and the pixels by which it has moved; undefined while no finger moves it. */
const movedPanel = (viewport: HTMLElement) => {
  const panel = viewport.querySelector<HTMLElement>('[data-overlay][data-swiping]')
  const distance = parseFloat(panel?.style.getPropertyValue('--drawer-swipe-movement-x') ?? '')
  return panel && distance ? { distance, width: panel.offsetWidth } : undefined
}

/**
 * Handlers for the drawer's viewport. Base UI tells a swipe from scrolling, selecting and sliding, and moves the panel. It closes
 * the drawer from half its width or 0.5 px/ms on and has no setting for that, so the end of a swipe is judged here too. A touch
 * within 100 ms of scrolling belongs to that scroll.
 */
const useDrawerSwipe = (onClose: () => void) => {
  const began = useRef(0)
  const lastScroll = useRef(-Infinity)
  return {
    onScrollCapture: ({ timeStamp }: UIEvent) => {
      lastScroll.current = timeStamp
    },
    onTouchStartCapture: (event: TouchEvent) => {
      began.current = event.timeStamp
      if (event.timeStamp - lastScroll.current < SCROLL_LOCK_TIMEOUT) event.stopPropagation()
    },
    onTouchEndCapture: ({ currentTarget, timeStamp }: TouchEvent<HTMLElement>) => {
      const swipe = movedPanel(currentTarget)
      if (swipe && closesDrawer({ ...swipe, duration: timeStamp - began.current })) onClose()
    },
  }
}

// Spec 9: the drawer's animation takes half a second.
const glide = '0.5s cubic-bezier(0.32, 0.72, 0, 1)'

const Backdrop = styled(Base.Backdrop)`
  ${overPage}
  z-index: ${layer.backdrop};
  background: rgb(10 10 10 / 0.5);
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  transition: opacity ${glide};

  &[data-swiping] {
    transition: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const Viewport = styled(Base.Viewport)`
  ${overPage}
  z-index: ${layer.drawer};
  overflow: hidden;
`

const Panel = styled(Base.Popup)`
  position: absolute;
  inset: 0 0 auto auto;
  width: ${drawerWidth};
  height: var(--screen);
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  outline: 0;
  overscroll-behavior: contain;
  touch-action: pan-y;
  transform: translateX(var(--drawer-swipe-movement-x, 0px));
  transition: transform ${glide};

  ${below.md} {
    height: calc(var(--screen) - var(--toasts, 0px));
  }
  @media (min-width: 461px) {
    border-radius: ${radius.card} 0 0 ${radius.card};
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(102%);
  }
  /* As fast as the finger that swiped it. */
  &[data-ending-style] {
    transition-duration: calc(var(--drawer-swipe-strength, 1) * 0.5s);
  }
`

/* A mouse can select the text in it: only a finger moves the drawer. On a low screen it scrolls as a whole, because its head and
   foot would leave no space between them. */
const Content = styled(Base.Content)`
  display: flex;
  flex-direction: column;
  height: 100%;

  ${low} {
    display: block;
    overflow-y: auto;
    padding-bottom: ${focusRoom};
    scroll-padding-bottom: ${focusRoom};
    overscroll-behavior: contain;
    touch-action: pan-y;
  }
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: 72px;
  padding: ${space.xs} 12px ${space.xs} ${space.m};

  h2 {
    ${type.card}
    margin: 0;
  }
`

const CloseButton = styled(Base.Close)`
  ${iconButton}
  flex: none;
  width: 48px;
  height: 48px;

  &:hover {
    background: ${ink(8)};
  }
`

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Repeated, because a scroller has its own touch-action. */
  touch-action: pan-y;
  padding: 0 ${space.m} ${space.m};

  ${low} {
    overflow: visible;
  }
`

const Foot = styled.footer`
  padding: ${space.s} ${space.m} max(${space.s}, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--band);
`

/** Adds its height to the covered foot of the screen, so that toasts are above it. */
const DrawerFoot = ({ children }: { children: ReactNode }) => {
  const foot = useRef<HTMLElement>(null)
  useEffect(() => {
    let height = 0
    const count = (next: number) => {
      addStickyFooterHeight(next - height)
      height = next
    }
    const observer = new ResizeObserver(() => count(foot.current?.offsetHeight ?? 0))
    if (foot.current) observer.observe(foot.current)
    return () => {
      observer.disconnect()
      count(0)
    }
  }, [])
  return <Foot ref={foot}>{children}</Foot>
}

type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Its name, shown as its heading. */
  title: string
  children: ReactNode
  /** Stays at the foot of the screen while the content scrolls. */
  footer?: ReactNode
}

/**
 * A modal panel at the right edge, as wide as a phone. Focus stays inside and returns to where it was; the page behind neither
 * scrolls nor moves (the space of its scrollbar stays, spec 4). Escape, Android's Back, a press beside it, a swipe to the right and
 * its button close it. Its code is large: import it when a visitor is about to open it, never in a page's first JavaScript.
 */
export const Drawer = ({ open, onClose, title, children, footer }: DrawerProps) => {
  const swipe = useDrawerSwipe(onClose)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) emit({ type: 'dialog/opened', dialog: title })
  }, [open, title])
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())} swipeDirection="right">
      <Base.Portal>
        <Backdrop />
        <OverlayFlag />
        <Viewport {...swipe}>
          {/* After a touch the drawer itself takes the focus, so that no keyboard opens; otherwise its first control does. */}
          <Panel
            data-overlay={title}
            ref={panel}
            initialFocus={(openedBy) => (openedBy === 'touch' ? panel.current : true)}
          >
            <Content>
              <Head>
                <Base.Title>{title}</Base.Title>
                <CloseButton aria-label="Close">
                  <Icon name="close" />
                </CloseButton>
              </Head>
              <Body>{children}</Body>
              {footer ? <DrawerFoot>{footer}</DrawerFoot> : null}
            </Content>
          </Panel>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
