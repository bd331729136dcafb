import styled from 'styled-components'

const Sketch = styled.svg`
  [data-day] {
    fill: var(--line);
  }
  [data-day='free'] {
    fill: var(--tint);
  }
  [data-day='taken'] {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
  [data-day='yours'] {
    fill: var(--ink);
  }
  path {
    fill: none;
    stroke: var(--on-ink);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

/** Five weeks of five days; a letter is a day: free, taken, or the one that is chosen. */
const WEEKS = ['ttfft', 'fftff', 'tfyff', 'fffft', 'tffft']

const KINDS: Readonly<Record<string, string>> = { f: 'free', t: 'taken', y: 'yours' }

const [CELL, GAP] = [52, 14]
const STEP = CELL + GAP

/** What waits behind the button: a month with its free days, drawn. */
export const CalendarSketch = () => (
  <Sketch viewBox={`0 0 ${STEP * 5 - GAP} ${STEP * 5 - GAP}`} aria-hidden="true">
    {WEEKS.flatMap((days, week) =>
      [...days].map((day, at) => (
        <rect
          key={`${week}${at}`}
          data-day={KINDS[day]}
          x={at * STEP + 1}
          y={week * STEP + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx="16"
        />
      )),
    )}
    <path d={`m${STEP * 2 + 16} ${STEP * 2 + 27} 7 7 13-14`} />
  </Sketch>
)
