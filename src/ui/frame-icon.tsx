import type { ReactNode } from 'react'

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The icons that every page shows. They are in the first JavaScript, which should not contain the other icons. */
export const FRAME_SHAPES = {
  cart: <path d="M5 8h14l-1.2 11a2 2 0 0 1-2 1.8H8.2a2 2 0 0 1-2-1.8L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  menu: <path d="M4 8.5h16M4 15.5h16" />,
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5" />,
  warning: <path d="M12 4 2.5 20h19L12 4Zm0 6v4.5m0 3v.01" />,
} as const

type DrawnIconProps = { shape: ReactNode; size?: number }

/** All icons are drawn on a 24 px grid with round strokes of 2 px. */
export const DrawnIcon = ({ shape, size = 24 }: DrawnIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    {...STROKE}
    style={{ flexShrink: 0 }}
  >
    {shape}
  </svg>
)

/** `Icon` for these icons only. */
export const FrameIcon = ({ name, size }: { name: keyof typeof FRAME_SHAPES; size?: number }) => (
  <DrawnIcon shape={FRAME_SHAPES[name]} size={size} />
)
