/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [processors] how many it keeps busy, 1 unless said; 0 for one that waits for the network
 * @property {string[]} [needs] steps that must have gone well before it
 * @property {() => Promise<unknown>} run
 */

/**
 * Runs each step as soon as what it needs is done and enough processors are free; among those that could start, the one
 * that stands first. A step that wants more processors than there are runs alone.
 * @param {Step[]} steps
 * @param {object} options
 * @param {number} options.processors
 * @param {(step: Step) => Promise<boolean>} options.run runs a step; whether it went well
 * @param {(step: Step, missing: string) => void} options.leaveOut told of a step that something it needs has failed
 */
export async function schedule(steps, { processors, run, leaveOut }) {
  const waiting = [...steps]
  const wentWell = new Map()
  const running = new Map()
  let free = processors

  const wants = ({ processors: wanted = 1 }) => Math.min(wanted, processors)
  const missing = ({ needs = [] }) => needs.find((need) => wentWell.get(need) === false)
  const canStart = (step) =>
    wants(step) <= free && (step.needs ?? []).every((need) => wentWell.get(need) === true)

  const start = (step) => {
    free -= wants(step)
    const end = run(step).then((isGood) => {
      wentWell.set(step.name, isGood)
      free += wants(step)
      running.delete(step)
    })
    running.set(step, end)
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const failed = missing(step)
      if (!failed && !canStart(step)) continue
      waiting.splice(waiting.indexOf(step), 1)
      if (!failed) start(step)
      else {
        wentWell.set(step.name, false)
        leaveOut(step, failed)
      }
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.length > 0 && !waiting.some((step) => missing(step) || canStart(step)))
      throw new Error(
        `These steps need others that there are not: ${waiting.map(({ name }) => name).join(', ')}`,
      )
  }
}
