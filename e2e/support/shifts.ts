import type { Locator, Page } from '@playwright/test'

type Counting = Window & { shift?: number; watching?: PerformanceObserver }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** What has shifted so far in this document. Shifts are told with a frame. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve((window as Counting).shift))),
      ),
  )

/** How far from the top of the page something is laid out, in CSS pixels; being pressed or scrolled changes nothing. */
export const placeOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    let top = 0
    for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent)
      top += box.offsetTop
    return top
  })

/** Counts layout shifts from here on; answers how much has shifted since, scores of the Layout Instability API. */
export const watchShifts = async (page: Page) => {
  await page.evaluate(() => {
    const counting = window as Counting
    // Those of before may be told after this.
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

/** The same of every document from its first paint on, without what follows half a second after a press: as CLS counts. */
export const watchUnexpectedShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const counting = window as Counting
    counting.shift = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        // A word that comes in its own font; nothing around it has moved.
        if (!hadRecentInput && value >= 0.001) counting.shift = (counting.shift ?? 0) + value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => readShift(page)
}
