/** Whether a row is beyond its limit. What is no number could not be measured, and is within none. */
export const isMissed = ({ value, max = Infinity, min = -Infinity }) => !(value <= max && value >= min)

/** Writes the rows of a measurement as lines of text: name, value and limit. */
export function formatTable(rows) {
  const cells = rows.map((row) => {
    const { what, value, unit, max, min } = row
    const bar = max !== undefined ? `at most ${max}` : min !== undefined ? `at least ${min}` : ''
    return [what, `${round(value)} ${unit}`, bar && `${isMissed(row) ? '✗' : '✓'} ${bar}`]
  })
  const widths = [0, 1].map((column) => Math.max(0, ...cells.map((cell) => cell[column].length)))
  return cells
    .map(([what, value, bar]) =>
      `  ${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${bar}`.trimEnd(),
    )
    .join('\n')
}

function round(value) {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000
}
