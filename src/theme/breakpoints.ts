/** Widths in CSS pixels at which a layout changes (spec 9). */
export const BREAKPOINTS = { sm: 667, md: 900, lg: 1200, xl: 1512, '4k': 2560 } as const

type Breakpoint = keyof typeof BREAKPOINTS

/** Media queries by breakpoint: `${from.md} { … }` applies at 900 px and wider, `${below.md}` under it. */
const query = (build: (px: number) => string) =>
  Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, build(px)])) as Record<
    Breakpoint,
    string
  >

export const from = query((px) => `@media (min-width: ${px}px)`)
export const below = query((px) => `@media (max-width: ${px - 0.02}px)`)

/**
 * A phone whose browser sets text much larger than usual: queries count by its default text (16 px: 320 px are 20em), so that no page
 * in text of the usual size is meant.
 */
export const largeText = '@media (max-width: 19em)'

/** Hover effects only where a pointer can hover, so that a tap leaves nothing stuck. */
export const hover = '@media (hover: hover)'
export const calm = '@media (prefers-reduced-motion: reduce)'
