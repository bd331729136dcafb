import {
  BarChart,
  type BarSeriesOption,
  CustomChart,
  type CustomSeriesOption,
  LineChart,
  type LineSeriesOption,
} from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  MarkLineComponent,
  type MarkLineComponentOption,
} from 'echarts/components'
import { type ComposeOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Of ECharts what the page needs. Nothing imports this file at start: see chart.ts.

use([BarChart, LineChart, CustomChart, GridComponent, MarkLineComponent, SVGRenderer])

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | CustomSeriesOption | GridComponentOption | MarkLineComponentOption
>

export interface Size {
  /** In px of the drawing. */
  width: number
  height: number
}

/** Draws a chart as SVG, without a browser. */
export function draw(option: ChartOption, size: Size): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size })
  try {
    chart.setOption({ animation: false, ...option })
    return chart.renderToSVGString()
  } finally {
    // Its clock would run on.
    chart.dispose()
  }
}
