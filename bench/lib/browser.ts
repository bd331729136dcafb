import { chromium, type Browser } from '@playwright/test'

/** Flags that keep Chromium off outside hosts and let it run as root in a container. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A headless Chromium that the measurement must close. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: FLAGS })
