import type { Ref } from 'react'
import { isDark, PALETTE } from '../../../theme'
import { PaymentMark } from '../../../checkout'
import type { PictureLayout } from './layout-picture'
import { FAMILY } from './measure'
import { COLOURS, type ColourName } from './templates'

type MachineProps = {
  /** `#rrggbb`, for the machine, its screen and the card. */
  body: string
  screen: string
  card: string
}

const wave = (radius: number) => {
  const half = radius * Math.SQRT1_2
  return `M${40 + half} ${40 - half}a${radius} ${radius} 0 0 1 0 ${2 * half}`
}

/** A card that taps on a machine, 100 by 100. Colours are attributes, since the file made from it has no style sheet. */
const Machine = ({ body, screen, card }: MachineProps) => (
  <>
    <g transform="rotate(-8 40 60)">
      <rect x="15" y="6" width="50" height="240" rx="9" fill={body} />
      <rect x="20" y="11.5" width="40" height="66" rx="4.5" fill={screen} />
      <g transform="translate(-9 -2)" fill="none" stroke={body} strokeWidth="4" strokeLinecap="round">
        <path d={`${wave(6)}${wave(14)}${wave(22)}`} />
      </g>
      <rect x="26" y="63" width="28" height="8.5" rx="4.25" fill={card} />
    </g>
    <g transform="rotate(16 78 38)">
      <rect x="56" y="18" width="54" height="35" rx="4.5" fill={card} />
      <rect x="56" y="24" width="54" height="7" fill={body} />
      <rect x="62" y="37" width="10" height="8" rx="2" fill={screen} />
      <rect x="88" y="41" width="16" height="4" rx="2" fill={body} fillOpacity="0.55" />
    </g>
  </>
)

/** The colour of a picture's text. */
export const inkOn = (colour: ColourName): string => PALETTE[isDark(colour) ? 'white' : 'charcoal']

type PictureProps = {
  layout: PictureLayout
  colour: ColourName
  /** The picture's description for screen readers. */
  label: string
  ref: Ref<SVGSVGElement>
}

/** The preview of the picture, in any size. The file is made from all of it except the text. */
export const GeneratedPicture = ({ layout, colour, label, ref }: PictureProps) => {
  const { width, height, lines, machine, strip } = layout
  const ink = inkOn(colour)
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <rect width={width} height={height} fill={PALETTE[colour]} />
      <g transform={`translate(${machine.x} ${machine.y}) scale(${machine.size / 100})`}>
        <Machine
          body={ink}
          screen={PALETTE[isDark(colour) ? 'charcoal' : 'white']}
          card={PALETTE[COLOURS[colour]]}
        />
      </g>
      <rect
        x={strip.x}
        y={strip.y}
        width={strip.width}
        height={strip.height}
        rx={strip.radius}
        fill={PALETTE.white}
        stroke={PALETTE[colour]}
        strokeWidth={strip.radius / 4}
      />
      {strip.marks.map(({ of, x, y, scale }) => (
        <g key={of} transform={`translate(${x} ${y}) scale(${scale})`}>
          <PaymentMark of={of} />
        </g>
      ))}
      {lines.map(({ text, x, y, size, weight }) => (
        <text key={y} x={x} y={y} fill={ink} fontFamily={FAMILY} fontSize={size} fontWeight={weight}>
          {text}
        </text>
      ))}
    </svg>
  )
}
