import { plainSvg } from './plain-svg'
import type { ChartOption, Size } from './draw'

export interface Chart {
  /** Of this chart alone in the page. */
  id: string
  title: string
  /** What it shows in a sentence, for who does not see it. */
  description: string
  height: number
  option(width: number): ChartOption
}

/** Widths of the drawing, for a window and for a phone; the page shows one of them. */
const WIDTHS = { wide: 1_080, narrow: 326 } as const

/** A chart as HTML. ECharts is loaded with the first one: the host does not wait for it. */
export async function renderChart({ id, title, description, height, option }: Chart): Promise<string> {
  const { draw } = await import('./draw')
  const drawings = Object.entries(WIDTHS).map(([className, width]) => {
    const size: Size = { width, height }
    return plainSvg(draw(option(width), size), { id: `${id}-${className}`, title, description, className })
  })
  return `<figure>${drawings.join('')}</figure>`
}
