export type * as Bloks from './storyblok.gen'
export type { StoryblokAsset, StoryblokMultilink, StoryblokRichtext } from './storyblok.gen'
export { assetUrl, imageUrl, parseAsset, thumbnailUrl } from './images/asset'
export { EditorialPicture } from './images/editorial-picture'
export { LazyPicturesProvider, Picture } from './images/picture'
export { linkProps, storyPath } from './links/resolve-link'
export {
  type BlockProps,
  type Blok,
  PagePathProvider,
  usePagePath,
  TeasersProvider,
  useTeaser,
  useTeasersIn,
  type StoryTeaser,
} from './page-data'
export type { Hex } from './rich-text/colours'
export { freeName, nameHeadings } from './rich-text/names'
export { plainText } from './rich-text/plain-text'
export { RichText } from './rich-text/rich-text'
export { splitBloks } from './rich-text/split-bloks'
