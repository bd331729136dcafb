/**
 * Features that Chromium must not use during journeys. The last two draw pages for the address bar of every window, which took
 * a third of a journey's processor time (Chromium 156, twelve pages opened: 6.8 s without, 9.3 s with them). The others are
 * Playwright's own list, because a second `--disable-features` replaces it.
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

/** Flags that stop Chromium from contacting outside hosts and from background work, and let it run as root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Makes letters as wide in the headless shell as in a browser with windows.
  '--font-render-hinting=slight',
  `--disable-features=${FEATURES.join(',')}`,
]
