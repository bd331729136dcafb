import { errorsFirst } from '../content-check'
import { findingLine, severityOf, type Finding } from '../page'

/** Findings as sentences, each once. Those that stop the publish come first, and say so. */
export const sentencesOf = (findings: readonly Finding[]): string[] => [
  ...new Set(
    errorsFirst(findings).map((finding) =>
      severityOf(finding) === 'error' ? `Stops the publish: ${findingLine(finding)}` : findingLine(finding),
    ),
  ),
]
