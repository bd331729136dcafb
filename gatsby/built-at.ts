import { southAfricanDay, startOfDay } from '../src/platform/sast-date'

/**
 * The moment at which pages judge promotions and VAT, ISO 8601: the start of the build's day in South Africa, so that two builds
 * on one day make the same pages.
 */
export const builtAt = (): string => new Date(startOfDay(southAfricanDay(Date.now()))).toISOString()
