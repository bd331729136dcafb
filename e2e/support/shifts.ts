import type { Locator, Page } from '@playwright/test'

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
type Watched = Window & { moved?: string[] }

/** In the page: records each layout shift from now on (Layout Instability API), with what moved from where to where. */
const recordShifts = ({ least, afterInput }: { least: number; afterInput: boolean }) => {
  const moved: string[] = []
  ;(window as Watched).moved = moved
  // Earlier shifts may be reported after this.
  const since = performance.now()
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((length) => Math.round(length)).join(' ')
  const describe = ({ node, previousRect, currentRect }: Source) => {
    const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'something')
    return `${name} from ${place(previousRect)} to ${place(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (startTime >= since && value >= least && (afterInput || !hadRecentInput))
        moved.push([value.toFixed(4), ...sources.map(describe)].join(', '))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shifts of this document so far. Browsers report shifts after the frame that follows. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return (window as Watched).moved
  })

/** Records layout shifts from here on. @returns a function that reads what has moved */
export const watchShifts = async (page: Page) => {
  await page.evaluate(recordShifts, { least: 0, afterInput: true })
  return () => readShifts(page)
}

/** The same for every document from its first paint on, without shifts within half a second of a press, as CLS defines it. */
export const watchUnexpectedShifts = async (page: Page) => {
  // Smaller scores are changes within an element, such as a word that changes its font and moves nothing around it.
  await page.addInitScript(recordShifts, { least: 0.001, afterInput: false })
  return () => readShifts(page)
}

/** The distance of an element from the top of the page in CSS pixels, without transforms and scrolling. */
export const placeOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    let top = 0
    for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent)
      top += box.offsetTop
    return top
  })
