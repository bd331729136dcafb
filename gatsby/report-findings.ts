import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import { FINDINGS_FILE, type ReportedFinding } from '../services/build/findings'
import { editorAddress, errorsFirst } from '../src/content-check'
import { findingLine, severityOf, type Finding } from '../src/page'

/** The number of the space, where its visual editor is Storyblok's own. */
const editor = () => (process.env.EDITOR_SPACE_ID ? { spaceId: process.env.EDITOR_SPACE_ID } : 'embedded')

const report = (finding: Finding): ReportedFinding => {
  const address = editorAddress(finding, editor())
  return { severity: severityOf(finding), line: findingLine(finding), ...(address && { address }) }
}

const stopped = (errors: readonly Finding[]): string => {
  const what = errors.length === 1 ? 'is an error' : `are ${errors.length} errors`
  return `There ${what} in the content, so nothing was published. Mend what is named here, then try again:\n${errors
    .map((error) => `- ${findingLine(error)}`)
    .join('\n')}`
}

/** Writes the findings of a build to their file, prints the warnings, and stops the build if there are errors. */
export const reportFindings = async (
  findings: readonly Finding[],
  projectFolder: string,
  reporter: Pick<Reporter, 'warn' | 'panic'>,
): Promise<void> => {
  const sorted = errorsFirst(findings)
  const file = path.join(projectFolder, FINDINGS_FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(sorted.map(report)))
  const [errors, warnings] = (['error', 'warning'] as const).map((severity) =>
    sorted.filter((finding) => severityOf(finding) === severity),
  )
  for (const warning of warnings ?? []) reporter.warn(`Content: ${findingLine(warning)}`)
  if (errors?.length) reporter.panic(stopped(errors))
}
