import path from 'node:path'
import type { Actions } from 'gatsby'
import type { Bloks } from '../src/content'
import { hideWhereNamed } from '../src/layout/bare-page'
import { bannersInBuild, timerEnd, timeStyles } from '../src/layout/site-banner/banner-times'
import type { BannersContext } from '../src/layout/site-banner/banners-slice'
import type { SiteDialogMarksProps } from '../src/layout/slices/site-dialogs'
import { segmentWriteKey } from '../src/platform/build-settings'
import { goodsSnapshot, ownNavigation, type Space, type Story } from '../src/page'
import { orderPages, WAYS_ON } from './own-pages'
import { whatsappOf } from './search-index'

/** Content type of the story that fills each slice. */
const SLICES = {
  navigation: 'navigation',
  footer: 'footer',
  'short-footer': 'footer',
}

const componentOf = (slice: string) => path.resolve(`src/layout/slices/${slice}.tsx`)

/** The story of the site for a slice: the first that no page has as its own. */
const siteStory = (stories: readonly Story[], type: string, own: ReadonlySet<unknown>): Story => {
  const candidates = stories.filter(({ content }) => content.component === type)
  const story = candidates.find(({ uuid }) => !own.has(uuid)) ?? candidates[0]
  if (story) return story
  // The content check stops a build before (missing-layout).
  throw new Error(`There is no story of the type "${type}".`)
}

/**
 * The slice of the banners by the current settings. Its styles handle times and excluded pages, so that the browser needs no code for
 * them, and it has the code of a countdown only where a banner has one.
 */
const bannersSlice = ({ content }: Story, { banners: { excludedPaths }, now }: Space) => {
  const settings = content as unknown as Bloks.SiteWideBannerSettings
  const banners = bannersInBuild(settings.content ?? [], now)
  const context: BannersContext = {
    blok: { ...settings, content: banners },
    styles: hideWhereNamed(excludedPaths, '[data-site-banner]{display:none}') + timeStyles(banners),
  }
  const counts = banners.some((banner) => !Number.isNaN(timerEnd(banner)))
  return { id: 'site-banners', component: componentOf(counts ? 'counting-banners' : 'site-banners'), context }
}

/** The settings of the question about cookies; null where nothing is measured or the editors switched it off. */
const askingSettings = (stories: readonly Story[]): Story['content'] | null => {
  const settings = stories.find(({ content }) => content.component === 'cookie_settings')?.content
  return segmentWriteKey() && settings?.isEnabled === true ? settings : null
}

/** What the bar shows besides its own story. @returns undefined fields left out, as the data of a slice is JSON */
const barContext = (space: Space) => {
  const whatsapp = whatsappOf(space)
  const paths = new Set([...space.names.keys(), ...orderPages(space).map(({ path: own }) => own)])
  const goods = goodsSnapshot(space)
  return {
    excludedPaths: space.banners.excludedPaths,
    // Descriptions are for the search alone.
    goods: { ...goods, products: goods.products.map((product) => ({ ...product, description: '' })) },
    suggestions: WAYS_ON.filter(({ href }) => paths.has(href)).map(({ href, title }) => ({ href, title })),
    ...(whatsapp ? { whatsapp } : {}),
  }
}

/** Creates one slice per part of the layout, so that a changed menu does not render every page again. */
export const createLayoutSlices = (space: Space, actions: Actions): void => {
  const { stories, navigations, flags } = space
  const { excludedPaths } = space.banners
  const own = new Set(stories.map(ownNavigation))
  const cookies = askingSettings(stories)
  const bar = barContext(space)
  for (const [id, type] of Object.entries(SLICES)) {
    const { content: blok } = siteStory(stories, type, own)
    const context =
      id === 'navigation' ? { ...bar, blok } : { blok, excludedPaths, asksConsent: cookies !== null }
    actions.createSlice({ id, component: componentOf(id), context })
  }
  actions.createSlice(bannersSlice(siteStory(stories, 'site_wide_banner_settings', own), space))
  const { phone, email } = siteStory(stories, 'footer', own).content as unknown as Bloks.Footer
  const dialogs: SiteDialogMarksProps = { hasGetStarted: flags['get-started-modal'], phone, email }
  actions.createSlice({ id: 'site-dialogs', component: componentOf('site-dialogs'), context: dialogs })
  actions.createSlice({ id: 'cookies', component: componentOf('cookies'), context: { blok: cookies } })
  for (const [uuid, { content }] of navigations) {
    if (!own.has(uuid)) continue
    actions.createSlice({
      id: uuid,
      component: componentOf('navigation'),
      context: { ...bar, blok: content },
    })
  }
}
