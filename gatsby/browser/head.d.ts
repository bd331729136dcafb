/** Brings what writes the heads of pages that links lead to. */
export declare const loadHead: () => Promise<unknown>
