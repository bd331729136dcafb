import { randomInt } from 'node:crypto'

/** Whether a text is an order number: ZA and digits (contract, generate_order_number). */
export const isOrderNumber = (text: string): boolean => /^ZA\d+$/.test(text)

/** An order number as somebody types it from a letter: `za 1000 0001` is `ZA10000001`. */
export const normaliseOrderNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** A new order number: ten digits at random, so that two of them do not tell how many orders lie between. */
export const drawOrderNumber = (): string => `ZA${randomInt(1e9, 1e10)}`
