import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A slim line with one link, under the navigation or between sections. For news on every page take the site banners, for a closing line centre_cta_banner',
  hydrate: 'static',
}
