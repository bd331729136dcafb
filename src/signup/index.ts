export { Signup } from './signup'
export { SignupReminder } from './signup-reminder'
