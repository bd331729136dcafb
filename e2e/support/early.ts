import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext, ElementHandle, Page } from '@playwright/test'
import type { Use } from './early-uses'
import { linesAtShop } from './shop'
import { expect } from './test'
import { ready, wakeAll } from './visitor'

const SCRIPTS = /\.js(\?|$)/
/** Milliseconds that each script takes on a slow network. */
const SLOW = 500

/** Nothing arrives before everything is done, or each script takes its time. */
const NETWORKS = ['scripts held back', 'scripts slow'] as const
type Network = (typeof NETWORKS)[number]

/** Answers how to let the scripts through. */
const delayScripts = async (page: Page, network: Network) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await (network === 'scripts slow' ? wait(SLOW) : released)
    await route.continue()
  })
  return release
}

const openAnew = async (page: Page, path: string) => {
  await page.goto('about:blank')
  await page.context().setStorageState({ cookies: [], origins: [] })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

const awake = async (page: Page) => {
  await ready(page)
  await wakeAll(page)
}

const controlOf = async (page: Page, use: Use) => {
  const found = await page.evaluateHandle((one) => window.uses.find(one), use)
  return found.asElement() as ElementHandle<HTMLElement> | null
}

const act = async (page: Page, use: Use) => {
  const control = await controlOf(page, use)
  if (!control) throw new Error(`${use.line} is gone.`)
  if (use.how === 'choose') return control.selectOption(use.value)
  // What comes of a tap is asked once the page is awake: code that arrives this moment may undo it.
  await control.tap()
  if (use.how === 'type') await control.fill(use.value)
}

/** What a field holds now, as text. */
const heldBy = (control: HTMLElement): string => {
  if (control.localName === 'summary') return String((control.parentElement as HTMLDetailsElement).open)
  const field = control as HTMLInputElement
  return field.matches('[type="radio"], [type="checkbox"]') ? String(field.checked) : field.value
}

type Before = { shown: string[]; states: string[] }

const look = (page: Page): Promise<Before> =>
  page.evaluate(() => ({ shown: window.uses.shown(), states: window.uses.states() }))

/** What became of nothing, in words. */
const lostOf = async (page: Page, request: APIRequestContext, uses: readonly Use[], before: Before) => {
  const now = await look(page)
  const bought = (await linesAtShop(page, request)).map((line) => line.split(' ')[0] ?? '')
  const judge = async ({ line, at, how, value, variant, codes }: Use) => {
    if (how === 'press') {
      const isBought = codes.length > 0 && codes.every((code) => bought.includes(code))
      const isChanged = now.states[variant] !== before.states[variant]
      return isBought || (isChanged && !/ "(Buy|Add) /.test(line)) ? [] : [`${line} was pressed for nothing`]
    }
    const control = await controlOf(page, { line, at, how, value, variant, codes })
    const held = await control?.evaluate(heldBy)
    if (held !== value) return [`${line} holds "${held}" instead of "${value}"`]
    const isShown = how === 'type' || how === 'open' || now.shown[variant] !== before.shown[variant]
    return isShown ? [] : [`${line} holds "${value}" and shows nothing of it`]
  }
  return (await Promise.all(uses.map(judge))).flat()
}

/** Answers what was lost and expected to be; anything else that was lost fails, and so does what was not lost after all. */
const expectUsed = async (
  page: Page,
  request: APIRequestContext,
  uses: readonly Use[],
  before: Before,
  expected: readonly string[],
) => {
  const own = expected.filter((line) => uses.some((use) => line.startsWith(use.line)))
  await expect.poll(() => lostOf(page, request, uses, before), { message: 'lost' }).toEqual(own)
  return own
}

/** While scripts trickle in, some of it comes late enough to stand: what is expected to be lost may be. */
const expectUsedSlowly = (
  page: Page,
  request: APIRequestContext,
  uses: readonly Use[],
  before: Before,
  expected: readonly string[],
) =>
  expect
    .poll(
      async () => (await lostOf(page, request, uses, before)).filter((line) => !expected.includes(line)),
      {
        message: 'lost',
      },
    )
    .toEqual([])

/**
 * Uses every kind of control of a page before its code is here: presses, types, chooses. Once the page is awake all of it
 * has happened, but for what is expected to be lost.
 */
export const expectEarly = async (
  page: Page,
  request: APIRequestContext,
  path: string,
  expected: readonly string[],
) => {
  await openAnew(page, path)
  await awake(page)
  const before = await look(page)
  for (const network of NETWORKS) {
    const lost: string[] = []
    let rounds = 1
    for (let round = 0; round < rounds; round += 1) {
      const release = await delayScripts(page, network)
      await openAnew(page, path)
      const plan = await page.evaluate(() => window.uses.plan())
      rounds = plan.length
      const uses = plan[round] ?? []
      for (const use of uses) await act(page, use)
      release()
      await awake(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (network === 'scripts slow') await expectUsedSlowly(page, request, uses, before, expected)
      else lost.push(...(await expectUsed(page, request, uses, before, expected)))
    }
    if (network === 'scripts slow') continue
    const found = expected.filter((line) => lost.includes(line))
    expect(found, `listed as lost with ${network}`).toEqual(expected)
  }
}
