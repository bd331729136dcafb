/**
 * How much the CPU of this machine must be slowed down to stand for the phone that Lighthouse has in mind. Its default
 * of 4 fits a machine whose `benchmarkIndex` is 1533; Lighthouse’s page on throttling leaves other machines to its CPU
 * throttling calculator, whose curve this is: 150 is the phone itself, 800 is twice as fast, 1300 three times, and each
 * 233 more once more. Throws for a machine slower than the phone.
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (!(benchmarkIndex >= 150)) throw new Error(`A machine of ${benchmarkIndex} is slower than the phone.`)
  if (benchmarkIndex < 800) return 1 + (benchmarkIndex - 150) / 650
  if (benchmarkIndex < 1300) return 2 + (benchmarkIndex - 800) / 500
  return 3 + (benchmarkIndex - 1300) / 233
}
