import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../lib/files'

/** A finding of the check of the content, as a build reports it (gatsby/report-findings.ts). */
export interface ReportedFinding {
  severity: 'error' | 'warning'
  /** Where and what, and what to do, as one line. */
  line: string
  /** Where in the visual editor it is mended; undefined where it is about no story. */
  address?: string
}

/** The findings of the last build as JSON, where nothing serves them: below the project's folder. */
export const FINDINGS_FILE = '.cache/content-check.json'

/**
 * What the check of the content found during a build, errors first; nothing where the build did not get that far.
 * @param startedAt when the build began, in ms since 1970: an older file is of another build
 */
export async function readFindings(rootDir: string, startedAt: number): Promise<readonly ReportedFinding[]> {
  const file = path.join(rootDir, FINDINGS_FILE)
  const written = await unlessMissing(stat(file))
  if (!written || written.mtimeMs < startedAt) return []
  return JSON.parse(await readFile(file, 'utf8')) as ReportedFinding[]
}
