export { Signup } from './signup'
export { SignupReminder } from './reminder/signup-reminder'
