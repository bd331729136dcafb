const AT_ONCE = 2

/**
 * Reports the steps two at a time: for what keeps one processor busy and does not mind company.
 * @param {ReturnType<import('./report.mjs').createReport>} report
 * @param {Parameters<typeof report.step>[]} steps
 */
export async function twoAtOnce(report, steps) {
  const queue = [...steps]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await report.step(...next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
