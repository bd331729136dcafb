export { WaitlistPlace } from './waitlist-place'
