import type { Ref } from 'react'
import { isDark, PALETTE } from '../../../theme'
import { PaymentMark } from '../../../checkout'
import type { PictureLayout } from './layout-picture'
import { Machine } from './machine'
import { FAMILY } from './measure'
import { COLOURS, type ColourName } from './templates'

/** The ink of a picture's words. */
export const inkOn = (colour: ColourName): string => PALETTE[isDark(colour) ? 'white' : 'charcoal']

type PictureProps = {
  layout: PictureLayout
  colour: ColourName
  /** What it shows, for who does not see it. */
  label: string
  ref: Ref<SVGSVGElement>
}

/** The picture as it will be, drawn to any size. All but its words is what the file is made from. */
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
