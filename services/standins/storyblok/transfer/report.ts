import { type Kind, KINDS } from '../items'
import type { Difference } from './compare'

const TITLES: Readonly<Record<Kind, string>> = {
  story: 'stories',
  component: 'components',
  component_group: 'groups of components',
  preset: 'presets',
  internal_tag: 'tags',
  datasource: 'datasources',
  asset: 'assets',
  asset_folder: 'folders of assets',
}

interface ReportOptions {
  /** Where the differences are to be written: "space 123", "content/". */
  target: string
  deletes: boolean
}

/**
 * What would be written, as lines: each kind with what is new (+), changed (~, with the fields) and only in the target (-).
 * Contents are not shown.
 */
export function reportDifferences(
  differences: readonly Difference[],
  { target, deletes }: ReportOptions,
): string[] {
  const fate = deletes ? 'is deleted' : 'stays; --delete deletes it'
  return KINDS.flatMap((kind) => {
    const own = differences.filter((difference) => difference.kind === kind)
    if (own.length === 0) return []
    const lines = own.flatMap(({ name, source, target: there, fields, onlyThere }) => {
      if (!source) return [`  - ${name}: only in ${target}, ${fate}`]
      if (!there) return [`  + ${name}`]
      return [
        ...(fields.length > 0 ? [`  ~ ${name}: ${fields.join(', ')}`] : []),
        ...onlyThere.map((part) => `  - ${name}, entry ${part}: only in ${target}, ${fate}`),
      ]
    })
    return [`${TITLES[kind]}: ${countsOf(own)}`, ...lines]
  })
}

function countsOf(differences: readonly Difference[]): string {
  const counts = {
    new: differences.filter(({ target }) => !target).length,
    changed: differences.filter(({ source, target }) => source && target).length,
    'only there': differences.filter(({ source }) => !source).length,
  }
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
}
