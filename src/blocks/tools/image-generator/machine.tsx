type MachineProps = {
  /** `#rrggbb`: the machine, its screen, the card. */
  body: string
  screen: string
  card: string
}

const wave = (radius: number) => {
  const half = radius * Math.SQRT1_2
  return `M${40 + half} ${40 - half}a${radius} ${radius} 0 0 1 0 ${2 * half}`
}

/** A card that taps on a machine, 100 by 100; what is below goes on. Colours are attributes, since it leaves the page as a picture. */
export const Machine = ({ body, screen, card }: MachineProps) => (
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
