import type { Bloks } from '../../../content'

const DEFAULTS = {
  progress_text: 'Question {number} of {count}',
  back_text: 'Back',
  restart_text: 'Start again',
  result_title: '{product} fits you best',
  runner_up_title: 'Second best: {product}',
  no_match_text: 'Nothing in the shop fits these answers. Look for yourself, or change an answer.',
}

type WordName = keyof typeof DEFAULTS

/** The finder's texts: the editor's where there are any. */
export const wordsOf = (blok: Pick<Bloks.ProductFinder, WordName>): Record<WordName, string> => ({
  progress_text: blok.progress_text || DEFAULTS.progress_text,
  back_text: blok.back_text || DEFAULTS.back_text,
  restart_text: blok.restart_text || DEFAULTS.restart_text,
  result_title: blok.result_title || DEFAULTS.result_title,
  runner_up_title: blok.runner_up_title || DEFAULTS.runner_up_title,
  no_match_text: blok.no_match_text || DEFAULTS.no_match_text,
})

/** Replaces names in braces by values: `{product} fits` becomes `Khumo fits`. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
