/** How a command talks with whoever started it. */
export interface Conversation {
  say(line: string): void
  /** Asks whoever is at the terminal. Undefined where nobody is. */
  ask: ((question: string) => Promise<string>) | undefined
}

/** Whether whoever is at the terminal wants this to be written to a target. Rejects with the sentence to show where nobody is. */
export async function isWanted({ ask, say }: Conversation, target: string): Promise<boolean> {
  if (!ask)
    throw new Error(
      `Nothing is written to ${target} without an answer: run this in a terminal, or with --yes.`,
    )
  const isYes = /^y(es)?$/i.test((await ask(`Write this to ${target}? (yes/no) `)).trim())
  if (!isYes) say('Nothing is written.')
  return isYes
}
