import type { Locator, Page } from '@playwright/test'

type Counting = Window & { shift?: number; watching?: PerformanceObserver }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** The sum of layout shifts in this document so far. Browsers report shifts with the next frame. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve((window as Counting).shift))),
      ),
  )

/** The distance of an element from the top of the page in CSS pixels, without transforms and scrolling. */
export const placeOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    let top = 0
    for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent)
      top += box.offsetTop
    return top
  })

/** Sums the scores of layout shifts (Layout Instability API) from here on. @returns a function that reads the sum */
export const watchShifts = async (page: Page) => {
  await page.evaluate(() => {
    const counting = window as Counting
    // Earlier shifts may be reported after this.
    const since = performance.now()
    counting.shift = 0
    counting.watching?.disconnect()
    counting.watching = new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as Shift[])
        if (startTime >= since) counting.shift = (counting.shift ?? 0) + value
    })
    counting.watching.observe({ type: 'layout-shift' })
  })
  return () => readShift(page)
}

/** The same for every document from its first paint on, without shifts within half a second of a press, as CLS defines it. */
export const watchUnexpectedShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const counting = window as Counting
    counting.shift = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        // Smaller scores come from a word that changes its font and moves nothing around it.
        if (!hadRecentInput && value >= 0.001) counting.shift = (counting.shift ?? 0) + value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => readShift(page)
}
