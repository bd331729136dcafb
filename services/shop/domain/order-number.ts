import { randomInt } from 'node:crypto'

/** A new order number: ten digits at random, so that two of them do not tell how many orders lie between. */
export const drawOrderNumber = (): string => `ZA${randomInt(1e9, 1e10)}`
