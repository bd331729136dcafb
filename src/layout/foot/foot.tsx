import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import styled, { css } from 'styled-components'
import { closeCartPreview } from '../../cart'
import { ChatPlace } from '../../help'
import {
  below,
  drawerWidth,
  fixed,
  focusRoom,
  footBarStays,
  from,
  high,
  layer,
  LOW,
  low,
  motion,
  navHeight,
  overPage,
  space,
} from '../../theme'
import { addStickyFooterHeight, useLayoutState } from '../../platform/layout-state'
import { setFootBar } from '../../ui'
import { closeMenu } from '../navigation/menu-button'

const openChat = '[data-chat]:not(:empty)'

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
`
/*
 * New parts appear above the existing ones, in an element that keeps its size, so that nothing moves. On a low screen everything but
 * toasts and chat is in the page, below its content.
 */
const Slot = styled.div`
  ${fixed}
  inset: auto 0 0;
  z-index: ${layer.foot};
  pointer-events: none;

  /* Toasts and chat have a layer of their own there. */
  ${low} {
    z-index: auto;
  }

  /* A drawer has a foot of its own, and hides that of the page. */
  html[data-overlay-open] & {
    z-index: ${layer.footOverDrawer};

    > [data-foot-standing] {
      visibility: hidden;
    }
  }
  /* A chat hides the foot too where there is no room for both, until the visitor closes it. */
  ${below.sm}, (max-height: 640px) {
    html:not([data-overlay-open]) &:has(${openChat}) {
      --foot-standing: 0px !important;

      > [data-foot-standing] {
        visibility: hidden;
      }
    }
  }
  @media print {
    display: none;
  }
`
/*
 * Toasts have the room up to the bar at the top, and a chat the rest of it. When the consent question comes below them, they move by a
 * transform, so that it counts as no layout shift.
 */
const ToastArea = styled.div`
  ${column}
  position: absolute;
  inset: auto 0 0;
  transform: translateY(calc(-1 * var(--foot-standing, 0px)));
  justify-content: flex-end;
  max-height: calc(var(--screen) - ${navHeight} - var(--foot-standing, 0px));

  /* Beside a drawer, or below it where there is no room: it ends above them (src/ui/drawer.tsx). */
  html[data-overlay-open] & {
    transform: none;

    ${from.md} {
      right: ${drawerWidth};
    }
  }
  ${low} {
    &,
    html[data-overlay-open] & {
      ${overPage}
      top: auto;
      z-index: ${layer.footOverDrawer};
      display: block;
      transform: none;
      max-height: var(--screen);
      overflow-y: auto;
    }
  }
`
/* Below the toasts, and hidden under drawers and dialogs. */
const ChatArea = styled.div`
  ${column}
  padding-inline: max(${space.s}, env(safe-area-inset-left)) max(${space.s}, env(safe-area-inset-right));

  ${openChat} {
    ${column}
    align-items: flex-end;
    padding-bottom: max(${space.s}, env(safe-area-inset-bottom));
  }
  [data-chat] > * {
    pointer-events: auto;
  }
  html[data-overlay-open] & {
    visibility: hidden;
  }
`
const BarStack = styled.div`
  transition: transform ${motion.calm};

  /* The bar moves out of view, and what is above it moves down. It stays while it has the focus. */
  ${footBarStays} {
    &:has(> [data-foot-bar] [data-away]:not(:focus-within)) {
      transform: translateY(var(--foot-bar, 80px));
    }
  }
`
const row = css`
  ${high} {
    position: absolute;
    inset: auto max(${space.s}, env(safe-area-inset-right)) 100% max(${space.s}, env(safe-area-inset-left));
  }
  ${low} {
    padding-inline: max(${space.s}, env(safe-area-inset-left)) max(${space.s}, env(safe-area-inset-right));
  }

  > :not([data-foot-row]) {
    margin-bottom: max(${space.s}, env(safe-area-inset-bottom));
    pointer-events: auto;
  }
`
const WidgetRow = styled.div`
  ${row}
  text-align: right;

  ${high} {
    transform: translateY(calc(-1 * var(--foot-question, 0px)));
  }
  /* Its height counts at once, without a transition. */
  transition-property: none;
`
/* Above the bar and below the rest: when it appears or goes, nothing else is laid out anew. */
const ConsentArea = styled.div`
  ${high} {
    position: absolute;
    inset: auto 0 100%;
  }
`
/* Above the button for the cart, or beside it where there is room. */
const ReminderArea = styled.div`
  ${row}
  text-align: left;

  ${high} {
    inset-inline: 0;
  }
  ${low} {
    padding-inline: 0;
  }
  ${from.md} {
    right: 200px;
    bottom: 0;
  }
`

type FootProps = {
  /** Above everything else. */
  toasts: ReactNode
  reminder: ReactNode
  /** The button for the cart. */
  widget: ReactNode
  /** Asks about cookies. */
  consent?: ReactNode
  /** The page's bar, as the server writes it. */
  bar: ReactNode
}

/** CSS pixels from the top of the highest part to the bottom of the bar, also during a transition. */
const heightOf = (bar: Element, rows: readonly Element[]): number => {
  const { top, bottom } = bar.getBoundingClientRect()
  const tops = rows.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
  return bottom - Math.min(top, ...tops.map((box) => box.top))
}

/**
 * Keeps the covered height free below the page and below the focused element, and writes it where the foot's styles read it. A property
 * of the document element would be inherited by every element, and the browser would style all of them anew.
 * @returns stops it, and frees the room
 */
const keepFree = (foot: HTMLElement): (() => void) => {
  const [page, body] = [document.documentElement, document.body]
  const stop = useLayoutState.subscribe(({ stickyFooterHeight: height }) => {
    page.style.setProperty('scroll-padding-bottom', `calc(${height}px + ${focusRoom})`)
    body.style.setProperty('padding-bottom', `${height}px`)
    foot.style.setProperty('--sticky-footer', `${height}px`)
  })
  return () => {
    stop()
    page.style.removeProperty('scroll-padding-bottom')
    body.style.removeProperty('padding-bottom')
  }
}

/**
 * Measures the parts of the foot whenever they change. It first does so before Gatsby restores the scroll position of a step back: on a
 * page that is shorter by the room for the foot, that position may not exist.
 */
const useMeasures = (slot: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const part = slot.current
    const bar = part?.querySelector<HTMLElement>('[data-foot-bar]')
    if (!part || !bar) return
    const rows = [...part.querySelectorAll('[data-foot-row]')]
    const question = part.querySelector<HTMLElement>('[data-foot-question]')
    const stop = keepFree(part)
    let counted = 0
    const count = (height: number) => {
      addStickyFooterHeight(height - counted)
      counted = height
      part.style.setProperty('--foot-standing', `${height}px`)
      part.style.setProperty('--foot-bar', `${bar.offsetHeight}px`)
    }
    const lowScreen = window.matchMedia?.(LOW)
    const measure = () => {
      part.style.setProperty('--foot-question', `${question?.offsetHeight ?? 0}px`)
      count(lowScreen?.matches ? 0 : heightOf(bar, rows))
      setFootBar(bar)
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const watched of [bar, ...rows]) observer.observe(watched)
    lowScreen?.addEventListener('change', measure)
    return () => {
      setFootBar(null)
      lowScreen?.removeEventListener('change', measure)
      observer.disconnect()
      stop()
      count(0)
    }
  }, [slot])
}

const closeDrawers = () => {
  closeMenu()
  closeCartPreview()
}

/**
 * The foot of the screen. Nothing else is fixed there, so no part covers another. It keeps its height free under the page and below
 * the focused element (WCAG 2.4.11).
 */
export const Foot = ({ toasts, reminder, widget, consent, bar }: FootProps) => {
  const slot = useRef<HTMLDivElement>(null)
  useMeasures(slot)
  return (
    <Slot ref={slot} data-foot="">
      <ToastArea>
        {toasts}
        <ChatArea>
          <ChatPlace closeDrawers={closeDrawers} />
        </ChatArea>
      </ToastArea>
      <BarStack data-foot-standing="">
        <WidgetRow data-foot-row="">
          <ReminderArea data-foot-row="">{reminder}</ReminderArea>
          {widget}
        </WidgetRow>
        <ConsentArea data-foot-row="" data-foot-question="">
          {consent}
        </ConsentArea>
        <div data-foot-bar="">{bar}</div>
      </BarStack>
    </Slot>
  )
}
