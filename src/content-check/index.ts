import { readFlags, type FlagEntry } from '../platform/flags'
import {
  foundIn,
  readSpace,
  readStory,
  severityOf,
  type Finding,
  type ReadStory,
  type Sources,
  type Space,
  type Story,
} from '../page'
import type { ListedExperiment } from '../experiments/panel'
import { listExperiments } from './experiments'
import { readRedirects, type Redirect } from './redirects'
import { lookAround, lookAt, type Around, type Known, type StoryRule } from './look'
import { bandOnFooter, equalBands, loudBands } from './rules/bands'
import { coolingOff, instalments, ricaNotice, sellerDetails, vatWording } from './rules/law'
import { fragments, navigation, sectionBar } from './rules/links'
import { amounts, dates, listsOfBlocks, options, unknownFields } from './rules/model'
import { firstHeading, headingOrder, readingTime, searchTexts } from './rules/outline'
import { altTexts, focalPoints, pictureSizes, unusedAssets } from './rules/pictures'
import { percentages, prices } from './rules/prices'
import { promises } from './rules/promises'
import { circles, duplicates, missingLayout, notSold } from './rules/space'
import { secondRating, singleFee, timeWords, typedRatings } from './rules/words'

export { editorAddress } from './editor-address'
export { type Around, type LibraryAsset } from './look'

/** Everything that is looked for in one story, after it was read. */
const STORY_RULES: readonly StoryRule[] = [
  ...[duplicates, circles, notSold],
  ...[unknownFields, listsOfBlocks, options, dates, amounts],
  ...[fragments, sectionBar, navigation],
  ...[searchTexts, firstHeading, headingOrder, readingTime],
  ...[altTexts, pictureSizes, focalPoints],
  ...[timeWords, singleFee, typedRatings, secondRating],
  ...[percentages, prices, promises],
  ...[vatWording, instalments, ricaNotice, coolingOff, sellerDetails],
  ...[equalBands, loudBands, bandOnFooter],
]

/** What is looked for in the stories together. */
const SPACE_RULES: readonly ((read: readonly ReadStory[], around: Around) => Finding[])[] = [
  missingLayout,
  unusedAssets,
]

/** What was found while a story was read, and what is found by looking at it. */
const findIn = ({ written, shown, findings }: ReadStory, around: Around): Finding[] => {
  const look = lookAt(written, shown, around)
  return [
    ...findings,
    ...foundIn(
      written,
      STORY_RULES.flatMap((rule) => rule(look)),
    ),
  ]
}

/** What is wrong with the entries of the datasource of flags, which is no story. */
const flagFindings = (problems: ReturnType<typeof readFlags>['problems']): Finding[] =>
  problems.map(({ name, message }) => ({
    rule: 'unknown-flag',
    story: { uuid: '', name: 'Feature flags', slug: 'flags' },
    field: name,
    message,
  }))

type SpaceSources = Omit<Sources, 'flags'> &
  Known & {
    /** The entries of the datasources of flags and of redirects. */
    flagEntries: readonly FlagEntry[]
    redirectEntries: readonly FlagEntry[]
  }

/** Reads the data of all pages, and checks every story by every rule. */
export const checkSpace = ({
  flagEntries,
  redirectEntries,
  assets,
  datasources,
  ...sources
}: SpaceSources): {
  space: Space
  experiments: ListedExperiment[]
  redirects: Redirect[]
  findings: Finding[]
} => {
  const { flags, problems } = readFlags(flagEntries)
  const { space, read } = readSpace({ ...sources, flags })
  const around = lookAround(space, { assets, datasources })
  const { experiments, findings } = listExperiments(space.stories)
  const redirects = readRedirects(redirectEntries, space.addresses.hasPage)
  return {
    space,
    experiments,
    redirects: redirects.redirects,
    findings: [
      ...flagFindings(problems),
      ...read.flatMap((one) => findIn(one, around)),
      ...findings,
      ...redirects.findings,
      ...SPACE_RULES.flatMap((rule) => rule(read, around)),
    ],
  }
}

/** What a check of one story knows: what its page is made from, and the story itself as it was saved. */
export const lookAroundStory = (saved: Story, { stories, ...sources }: Sources, known?: Known): Around => {
  const others = stories.filter(({ uuid }) => uuid !== saved.uuid)
  return lookAround(readSpace({ ...sources, stories: [...others, saved] }).space, known)
}

/**
 * Reads and checks one story or draft by every rule that can be decided from it and what is known of the space around it. It is cheap
 * enough for every keystroke.
 */
export const checkStory = (
  written: Story,
  around: Around,
): { shown: Story | undefined; findings: Finding[] } => {
  const read = readStory(written, around.space)
  return { shown: read.shown, findings: findIn(read, around) }
}

/** The findings with the errors first, otherwise in their order. */
export const errorsFirst = (findings: readonly Finding[]): Finding[] => {
  const isError = (finding: Finding) => severityOf(finding) === 'error'
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))]
}
