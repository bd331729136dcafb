export { account } from './account'
export { LoginCallback } from './callback/login-callback'
