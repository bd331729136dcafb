/** Changed content that only a build by Gatsby can show. Its message says why, as the rest of a sentence that begins with "Gatsby builds it:". */
export class NeedsGatsby extends Error {}
