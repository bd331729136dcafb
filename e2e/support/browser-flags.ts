/**
 * What Chromium must leave alone while the site is looked at. The last two are pages of its own that it draws for the
 * address bar of every window; together they took a third of the processor time of a journey (Chromium 156, twelve pages
 * opened: 6.8 s instead of 9.3 s). The others are Playwright's own list, which a second `--disable-features` replaces.
 */
const FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Flags that keep Chromium off outside hosts and busy with the site alone, and let it run as root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as in a browser with windows: without these they are wider (of the headless shell alone).
  '--font-render-hinting=slight',
  `--disable-features=${FEATURES.join(',')}`,
]
