/** Words as they stand in an address: `What’s a café’s fee?` is `whats-a-cafes-fee`. Empty where nothing is left of them. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
