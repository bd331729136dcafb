export { account } from './account'
export { LoginCallback } from './login-callback'
