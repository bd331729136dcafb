// The build, services and Node import this file: it must not need React or styles.
export { PLACES } from './images/places'
export {
  assetUrl,
  isTooLarge,
  MOST_ORIGINAL_PIXELS,
  parseAsset,
  shareUrl,
  thumbnailUrl,
} from './images/asset'
export {
  foreignScheme,
  linkProps,
  readAddress,
  readMailbox,
  resolveLink,
  storyPath,
} from './links/resolve-link'
export { freeName, nameHeading } from './rich-text/names'
