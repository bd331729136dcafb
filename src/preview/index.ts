export { default } from './preview'
