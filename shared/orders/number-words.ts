const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small whole number as it stands in a sentence, `three`; digits above ten. */
export const inWords = (number: number): string => WORDS[number] ?? String(number)
