import { DrawnIcon, FRAME_SHAPES } from './frame-icon'

const SHAPES = {
  ...FRAME_SHAPES,
  'arrow-left': <path d="M19 12H5m6-7-7 7 7 7" />,
  'arrow-right': <path d="M5 12h14m-6-7 7 7-7 7" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  bank: <path d="M3 10 12 4l9 6M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 20h18" />,
  battery: <path d="M3 8h15v8H3zM21 11v2M6 11v2m3-2v2m3-2v2" />,
  chart: <path d="M4 20V12m5.3 8V8m5.4 12v-6M20 20V4" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2" />,
  filter: <path d="M4 7h7m6 0h3M4 17h3m6 0h7M14 4.5v5m-4 5v5" />,
  minus: <path d="M5 12h14" />,
  people: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 4.300a3.5 3.5 0 0 1 0 6.400m2.5 4.600c1.6.8 2.5 2.4 2.5 4.7" />
  ),
  phone: (
    <path d="M6.5 3h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2C11 19.5 4.5 13 4.5 5a2 2 0 0 1 2-2Z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  receipt: <path d="M6 3h12v18l-2.5-1.700L12 21l-3.5-1.700L6 21V3Zm3 5h6m-6 4h6" />,
  shield: <path d="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3Zm-3.5 9 2.5 2.5 4.5-5" />,
  star: (
    <path
      fill="currentColor"
      d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.900L3.5 9.700l5.9-.8L12 3.5Z"
    />
  ),
  tag: <path d="M3.5 12.5V4h8.5l8.5 8.5-8.5 8.5-8.5-8.5ZM8 8.5h.01" />,
  tap: (
    <path d="M6 15.5a5 5 0 0 1 0-7M9.5 18a9 9 0 0 0 0-12M13 20.5a13 13 0 0 0 0-17M16.5 22.5a17 17 0 0 0 0-21" />
  ),
  trash: <path d="M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13m-8 4v5m4-5v5" />,
  truck: (
    <path d="M3 6h11v11H3zM14 10h4l3 3.5V17h-7M7 19.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600Zm10.5 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600Z" />
  ),
  wifi: <path d="M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0m-9 3.5a4.2 4.2 0 0 1 6 0M12 20h.01" />,
} as const

export type IconName = keyof typeof SHAPES

/** Whether a content field names an icon that exists. */
export const isIconName = (value: unknown): value is IconName =>
  typeof value === 'string' && Object.hasOwn(SHAPES, value)

/** A decorative icon; the text beside it or the name of the control has the meaning. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <DrawnIcon shape={SHAPES[name]} size={size} />
)
