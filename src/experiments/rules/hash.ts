/** FNV-1a over the code units, mixed by the last step of MurmurHash3: without it, ids that end alike lie close together. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** How many different hashes there are: each is a whole number from 0 to below it. */
export const HASHES = 2 ** 32
