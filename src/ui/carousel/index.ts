export { Carousel } from './carousel'
export { sidewaysRow, snapRow } from './row-styles'
export { useSnapRow } from './use-snap-row'
