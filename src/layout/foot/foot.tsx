import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import styled, { css } from 'styled-components'
import { closeCartPreview } from '../../cart'
import { ChatPlace } from '../../help'
import {
  below,
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
import { setFootBar, useFootBar } from '../../ui'
import { closeMenu } from '../navigation/menu-button'

const openChat = '[data-chat]:not(:empty)'

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
`
/*
 * Whatever appears is placed above what stands, from a part that keeps its size: nothing moves for it. On a low screen all but
 * what is told stands in the page, below its content.
 */
const Slot = styled.div`
  ${fixed}
  inset: auto 0 0;
  z-index: ${layer.foot};
  pointer-events: none;

  /* What is told has a layer of its own there. */
  ${low} {
    z-index: auto;
  }

  /* A drawer has a foot of its own: what the page keeps there waits, and what it has to tell stands above that one. */
  html[data-overlay-open] & {
    z-index: ${layer.footOverDrawer};

    > [data-foot-standing] {
      visibility: hidden;
    }
  }
  /* So does a chat where there is no room for both, from which the visitor comes back by closing it. */
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
/* What is told has its room, up to the bar at the top, and a chat what is left of it. */
const Told = styled.div`
  ${column}
  position: absolute;
  inset: auto 0 var(--foot-standing, 0px);
  justify-content: flex-end;
  max-height: calc(var(--screen) - ${navHeight} - var(--foot-standing, 0px));

  html[data-overlay-open] & {
    bottom: calc(var(--sticky-footer, 0px) - var(--foot-standing, 0px));
  }
  ${low} {
    &,
    html[data-overlay-open] & {
      ${overPage}
      top: auto;
      z-index: ${layer.footOverDrawer};
      display: block;
      max-height: var(--screen);
      overflow-y: auto;
    }
  }
`
/* Below the toasts, which come and go over it, and out of the way of drawers and dialogs. */
const Talk = styled.div`
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
const Standing = styled.div`
  transition: transform ${motion.calm};

  /* The bar steps aside, and what stands on it comes down with it. It stays while it holds the focus. */
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
const Way = styled.div`
  ${row}
  text-align: right;

  ${high} {
    transform: translateY(calc(-1 * var(--foot-question, 0px)));
  }
  /* Its height counts at once; where less motion is asked for, every change would take an instant. */
  transition-property: none;
`
/* Over the bar, and under what stands on it: as it comes and goes nothing else is laid out anew. */
const Question = styled.div`
  ${high} {
    position: absolute;
    inset: auto 0 100%;
  }
`
/* Above the way to the cart, or beside it where there is room. */
const Remind = styled.div`
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

/**
 * Keeps free what is covered, and writes it where the foot's styles find it. Not as a property of the document element, which
 * every element would inherit: the browser would style all of them anew. A leaf, so that the foot itself never renders again.
 */
const Measures = ({ slot }: { slot: RefObject<HTMLElement | null> }) => {
  const height = useLayoutState((state) => state.stickyFooterHeight)
  const isMeasured = useFootBar((state) => state.footBar !== null)
  useEffect(() => {
    if (!isMeasured) return
    const [page, body, foot] = [document.documentElement, document.body, slot.current].map(
      (part) => part?.style,
    )
    page?.setProperty('scroll-padding-bottom', `calc(${height}px + ${focusRoom})`)
    body?.setProperty('padding-bottom', `${height}px`)
    foot?.setProperty('--sticky-footer', `${height}px`)
    return () => {
      page?.removeProperty('scroll-padding-bottom')
      body?.removeProperty('padding-bottom')
      foot?.removeProperty('--sticky-footer')
    }
  }, [slot, height, isMeasured])
  return null
}

type FootProps = {
  /** Come and go, above all the rest. */
  toasts: ReactNode
  reminder: ReactNode
  /** The way to the cart. */
  widget: ReactNode
  /** Asks about cookies. */
  consent?: ReactNode
  /** The page's bar, where the server writes it. */
  bar: ReactNode
}

/** CSS pixels from the top of what stands highest to the foot of the bar, wherever they are on their way to. */
const heightOf = (bar: Element, rows: readonly Element[]): number => {
  const { top, bottom } = bar.getBoundingClientRect()
  const tops = rows.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
  return bottom - Math.min(top, ...tops.map((box) => box.top))
}

/** Watches what stands there, and writes down how high it is. */
const useMeasures = (slot: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const part = slot.current
    const bar = part?.querySelector<HTMLElement>('[data-foot-bar]')
    if (!part || !bar) return
    const rows = [...part.querySelectorAll('[data-foot-row]')]
    const question = part.querySelector<HTMLElement>('[data-foot-question]')
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
    const observer = new ResizeObserver(measure)
    for (const watched of [bar, ...rows]) observer.observe(watched)
    lowScreen?.addEventListener('change', measure)
    return () => {
      setFootBar(null)
      lowScreen?.removeEventListener('change', measure)
      observer.disconnect()
      count(0)
    }
  }, [slot])
}

const closeDrawers = () => {
  closeMenu()
  closeCartPreview()
}

/**
 * What stands at the foot of the screen: nothing else is fixed there, so nothing there covers another. It keeps as much
 * room free under the page and around what has the focus (WCAG 2.4.11).
 */
export const Foot = ({ toasts, reminder, widget, consent, bar }: FootProps) => {
  const slot = useRef<HTMLDivElement>(null)
  useMeasures(slot)
  return (
    <Slot ref={slot} data-foot="">
      <Measures slot={slot} />
      <Told>
        {toasts}
        <Talk>
          <ChatPlace makeWay={closeDrawers} />
        </Talk>
      </Told>
      <Standing data-foot-standing="">
        <Way data-foot-row="">
          <Remind data-foot-row="">{reminder}</Remind>
          {widget}
        </Way>
        <Question data-foot-row="" data-foot-question="">
          {consent}
        </Question>
        <div data-foot-bar="">{bar}</div>
      </Standing>
    </Slot>
  )
}
