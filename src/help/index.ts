export { ChatPlace } from './chat-place'
