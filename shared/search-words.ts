import { clean } from './clean-input'

/** As words are compared: in small letters and without accents, so that `Café` is found by `cafe`. */
export const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether every word of a search occurs in a text; a search of none finds everything. */
export const hasEveryWord = (text: string, search: string): boolean => {
  const within = folded(text)
  return folded(clean.text(search))
    .split(/\s+/)
    .every((word) => within.includes(word))
}
