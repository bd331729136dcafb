import type { Locator, Page } from '@playwright/test'

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
    const shifts = window as Window & { shift?: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.shift = (shifts.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as Window & { shift?: number }).shift)),
          ),
        ),
    )
}
