import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { CartPreview } from '../cart'
import type { Bloks } from '../content'
import { CONSENT_FRAGMENT } from '../islands'
import { bandStyle, below, fixed, layer, navHeight, overPage, radius, space, type } from '../theme'
import { CartWidget } from './cart-widget'
import { Dialogs } from './dialogs/dialogs'
import { Foot } from './foot/foot'
import { PageEffects } from './page-effects'
import { mayRemind } from './bare-page'
import { SignupReminder } from '../signup'
import { useInBrowser } from '../platform/use-in-browser'
import { Toasts } from './toasts/toasts'

const travel = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  min-height: var(--screen);
  background: var(--band);
  color: var(--ink);

  /* Shown after a delay, so that it does not appear for a page that loads quickly. */
  html[data-travelling] &::before {
    content: '';
    ${overPage}
    bottom: auto;
    z-index: ${layer.travelling};
    height: 3px;
    background: var(--accent);
    transform-origin: left;
    animation: ${travel} 3s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both;
  }
  html[data-bare] & > :is([data-island='site-banners'], header) {
    display: none;
  }
  /* Spec 2: the cart has neither menu nor footer on small screens; the link home stays. */
  &[data-page='cart-overview'] > [data-navigation] > * > :not(a),
  &[data-page='cart-overview'] > [data-island='footer'] {
    ${below.md} {
      display: none;
    }
  }
`

const SkipLink = styled.a`
  ${type.label}
  position: absolute;
  ${fixed}
  top: ${space.xs};
  left: ${space.xs};
  z-index: ${layer.skipLink};
  padding: 14px 24px;
  border-radius: ${radius.pill};
  background: #222222;
  color: #fff;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`

/* The bar is at the foot, far from the top by keyboard. */
const ConsentLink = styled(SkipLink)`
  html:not([data-asks-consent]) & {
    display: none;
  }
`

const Main = styled.main`
  flex: 1 0 auto;
  outline: 0;

  /* A transparent bar lies on the first block, whose colour runs on under a transparent border. */
  html:not([data-bare])
    [data-navigation-transparent]
    > &
    > [data-block]:first-child:not([data-block='experiment'])
    > :first-child,
  html:not([data-bare])
    [data-navigation-transparent]
    > &
    > [data-block='experiment']:first-child
    > *
    > [data-block]:first-child
    > :first-child,
  html:not([data-bare]) [data-navigation-transparent] > & > section:first-child {
    border-top: ${navHeight} solid transparent;
  }
`

/** The reminder of an unfinished signup, where there may be one. */
const Reminder = ({ path }: { path: string }) =>
  useInBrowser(() => mayRemind(path), false) ? <SignupReminder /> : null

/** The fields of a page's content that the layout reads; a page of another kind passes those that apply. */
export type PageSettings = Pick<
  Bloks.Page,
  'navigationMode' | 'isNavigationTransparent' | 'showCartWidget' | 'toastNotificationContent' | 'hide_footer'
>

type PageLayoutProps = {
  page: PageSettings
  /** `/za/shop/` */
  path: string
  /** The title in the page's head. */
  title: string
  /** The slices, so that a changed menu does not build every page again; bare pages have neither banners nor navigation. */
  slices: Record<'banners' | 'navigation' | 'dialogs' | 'footer' | 'cookies', ReactNode>
  /** The bar at the foot of a phone's screen. */
  footBar?: ReactNode
  children: ReactNode
}

// Spec 4: light pages stand on #FDFDFD, dark ones on #222222.
const GROUNDS = { light: { ...bandStyle('white'), '--band': '#fdfdfd' }, dark: bandStyle('charcoal') }

/**
 * The frame of every page: banners, navigation, content, cart, footer (spec 2, "Page layout"). It has no state, so that it never renders
 * again above blocks that are not hydrated; state is in stores, and only leaves read it. Each text of its own is alone in an element
 * with `suppressHydrationWarning`, as in the header: if a browser has translated the page, React would otherwise find other text,
 * render the whole page again, and show it empty until the code of every block is loaded.
 */
export const PageLayout = ({ page, path, title, slices, footBar, children }: PageLayoutProps) => {
  const mode = page.navigationMode === 'light' ? 'light' : 'dark'
  const transparent = page.isNavigationTransparent && slices.navigation
  return (
    <Ground
      style={GROUNDS[mode]}
      data-navigation-mode={mode}
      data-navigation-transparent={transparent ? '' : undefined}
      data-page={path.split('/')[2]}
    >
      <SkipLink href="#main" suppressHydrationWarning>
        Skip to content
      </SkipLink>
      {slices.cookies ? (
        <ConsentLink href={`#${CONSENT_FRAGMENT}`} suppressHydrationWarning>
          Answer about cookies
        </ConsentLink>
      ) : null}
      {slices.banners}
      {slices.navigation}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <PageEffects path={path} title={title} mode={mode} notifications={page.toastNotificationContent} />
      <Foot
        toasts={<Toasts />}
        reminder={slices.navigation ? <Reminder path={path} /> : null}
        widget={page.showCartWidget ? <CartWidget /> : null}
        consent={slices.cookies}
        bar={footBar}
      />
      <Dialogs path={path} />
      {slices.dialogs}
      <CartPreview />
      {page.hide_footer ? null : slices.footer}
    </Ground>
  )
}
