import { PALETTE } from '../../../../shared/palette'
import type { ChartOption } from './draw'

// Told apart by blue and orange, which those who see few colours tell apart too, and by dashes and words.

const TEXT = { color: PALETTE.charcoal, fontFamily: 'system-ui, sans-serif', fontSize: 13 }
const FAINT = { lineStyle: { color: PALETTE.gray, opacity: 0.25 } }
const AXIS = { axisLabel: TEXT, axisLine: { lineStyle: { color: PALETTE.gray } }, axisTick: { show: false } }

/** Less than this is a phone. */
const isNarrow = (width: number): boolean => width < 600

/** Names of rows: two lines of them at most, so that one does not stand in another's. */
const nameAxis = (names: readonly string[], width: number) => {
  const [most, room] = isNarrow(width) ? [24, 100] : [60, 230]
  return {
    type: 'category' as const,
    inverse: true,
    data: names.map((name) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)),
    ...AXIS,
    axisLabel: { ...TEXT, lineHeight: 16, width: room, overflow: 'break' as const },
  }
}

const rowsGrid = (width: number) => ({ left: isNarrow(width) ? 124 : 252, right: 48, top: 12, bottom: 28 })

/** The height of a chart of so many rows, in px. */
export const rowsHeight = (rows: number): number => 56 + rows * 40

/** A bar for each name. @param marked the name whose bar stands out */
export const barOption = (
  rows: readonly { name: string; value: number }[],
  width: number,
  marked?: string,
): ChartOption => ({
  textStyle: TEXT,
  grid: rowsGrid(width),
  xAxis: {
    type: 'value',
    minInterval: 1,
    splitNumber: isNarrow(width) ? 2 : 5,
    splitLine: FAINT,
    axisLabel: TEXT,
  },
  yAxis: nameAxis(
    rows.map(({ name }) => name),
    width,
  ),
  series: [
    {
      type: 'bar',
      silent: true,
      barMaxWidth: 24,
      data: rows.map(({ name, value }) => ({
        value,
        itemStyle: { color: name === marked ? PALETTE.orange : PALETTE.blue },
      })),
      label: { show: true, position: 'right', ...TEXT },
    },
  ],
})

interface IntervalRow {
  name: string
  value: number
  low: number
  high: number
}

/** A point with the interval around it for each name, in per cent. */
export const intervalOption = (rows: readonly IntervalRow[], width: number): ChartOption => ({
  textStyle: TEXT,
  grid: rowsGrid(width),
  xAxis: {
    type: 'value',
    scale: true,
    min: 0,
    splitNumber: isNarrow(width) ? 2 : 5,
    splitLine: FAINT,
    axisLabel: { ...TEXT, formatter: '{value} %' },
  },
  yAxis: nameAxis(
    rows.map(({ name }) => name),
    width,
  ),
  series: [
    {
      type: 'custom',
      silent: true,
      data: rows.map(({ value, low, high }, at) => [value * 100, at, low * 100, high * 100]),
      encode: { x: [0, 2, 3], y: 1 },
      renderItem(_params, api) {
        const row = api.value(1)
        const [x = 0, y = 0] = api.coord([api.value(0), row])
        const [left = 0] = api.coord([api.value(2), row])
        const [right = 0] = api.coord([api.value(3), row])
        const style = { stroke: PALETTE.blue, lineWidth: 2 }
        const line = (x1: number, y1: number, x2: number, y2: number) =>
          ({ type: 'line', shape: { x1, y1, x2, y2 }, style }) as const
        return {
          type: 'group',
          children: [
            line(left, y, right, y),
            line(left, y - 7, left, y + 7),
            line(right, y - 7, right, y + 7),
            { type: 'circle', shape: { cx: x, cy: y, r: 6 }, style: { fill: PALETTE.blue } },
          ],
        }
      },
    },
  ],
})

interface Limits {
  good: number
  poor: number
}

/** A value over time, between the limits of what is good and what is poor. @param format of a value, for the axis */
export const lineOption = (
  points: readonly { label: string; value: number }[],
  { good, poor }: Limits,
  { width, format }: { width: number; format: (value: number) => string },
): ChartOption => ({
  textStyle: TEXT,
  grid: { left: 60, right: isNarrow(width) ? 16 : 24, top: 20, bottom: 28 },
  xAxis: {
    type: 'category',
    data: points.map(({ label }) => label),
    ...AXIS,
    axisLabel: { ...TEXT, hideOverlap: true, alignMaxLabel: 'right' },
  },
  yAxis: {
    type: 'value',
    max: ({ max }) => Math.max(max, poor) * 1.1,
    splitLine: FAINT,
    axisLabel: { ...TEXT, showMaxLabel: false, formatter: (value: number) => format(value) },
  },
  series: [
    {
      type: 'line',
      silent: true,
      symbolSize: 8,
      data: points.map(({ value }) => value),
      lineStyle: { color: PALETTE.blue, width: 3 },
      itemStyle: { color: PALETTE.blue },
      markLine: {
        silent: true,
        symbol: 'none',
        label: { ...TEXT, position: 'insideStartTop' },
        data: [
          {
            yAxis: good,
            label: { formatter: 'Good up to here' },
            lineStyle: { color: PALETTE.green, width: 2, type: 'solid' },
          },
          {
            yAxis: poor,
            label: { formatter: 'Poor from here' },
            lineStyle: { color: PALETTE.charcoal, width: 2, type: 'dashed' },
          },
        ],
      },
    },
  ],
})
