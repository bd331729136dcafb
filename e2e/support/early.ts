import type { APIRequestContext, ElementHandle, Page } from '@playwright/test'
import { IS_FULL_RUN } from '../../services/testing/scale'
import type { Use } from './early-uses'
import { expectReady } from './ready'
import { linesAtShop } from './shop'
import { expect } from './test'
import { leave, wakeAll } from './visitor'

/** What is not here before everything is done. A page reads a block's code last of all, on its own. */
const MISSING = {
  'all code': /\.js(\?|$)/,
  'the blocks’ code': /\/block-[^/]+\.js(\?|$)/,
}
type Missing = keyof typeof MISSING
const ALL_MISSING = Object.keys(MISSING) as Missing[]

/** Before a release every use is tried without either; else they take turns over the rounds of a page. */
const isTurn = (missing: Missing, round: number) =>
  IS_FULL_RUN || ALL_MISSING.indexOf(missing) === round % ALL_MISSING.length

/** Answers how to let it through. */
const holdBack = async (page: Page, missing: Missing) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(MISSING[missing], async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The page's own code has taken over what was pressed before it. */
const siteStarted = (page: Page) => page.waitForFunction(() => window.earlyUse === undefined)

const openAnew = async (page: Page, path: string) => {
  await leave(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

const awake = async (page: Page) => {
  await expectReady(page)
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
  // Under a label that is pressed as a whole, a box may lie below its words.
  const label = use.how === 'check' && (await control.$('xpath=ancestor::label'))
  await (label || control).tap()
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
  const judge = async (use: Use) => {
    const { line, how, value, variant, codes, isSent } = use
    if (how === 'press') {
      const isBought = codes.length > 0 && codes.every((code) => bought.includes(code))
      // What one form keeps of its fields another may open with: what comes of sending stands in words.
      const isChanged = isSent
        ? now.shown[variant] !== before.shown[variant]
        : now.states[variant] !== before.states[variant]
      return isBought || (isChanged && !/ "(Buy|Add) /.test(line)) ? [] : [`${line} was pressed for nothing`]
    }
    const control = await controlOf(page, use)
    const held = await control?.evaluate(heldBy)
    if (held !== value) return [`${line} holds "${held}" instead of "${value}"`]
    // How many of something is for the button beside it.
    const isForLater = isSent || / › spinbutton "/.test(line)
    const isShown = how === 'open' || now.shown[variant] !== before.shown[variant]
    return isShown || isForLater ? [] : [`${line} holds "${value}" and shows nothing of it`]
  }
  return (await Promise.all(uses.map(judge))).flat()
}

/** One round of uses without what is missing. Answers how many rounds there are. */
const useWithout = async (
  page: Page,
  request: APIRequestContext,
  { path, before, missing, round }: { path: string; before: Before; missing: Missing; round: number },
): Promise<number> => {
  const release = await holdBack(page, missing)
  await openAnew(page, path)
  if (missing !== 'all code') await siteStarted(page)
  const plan = await page.evaluate(() => window.uses.plan())
  const uses = plan[round] ?? []
  for (const use of uses) await act(page, use)
  release()
  await awake(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const lost = () => lostOf(page, request, uses, before)
  await expect.poll(lost, { message: `lost without ${missing}` }).toEqual([])
  const fields = uses.filter(({ isSent, how }) => isSent && how !== 'press')
  const refused = await page.evaluate((all) => window.uses.send(all), fields)
  expect(refused, `unknown to its form without ${missing}`).toEqual([])
  return plan.length
}

/**
 * Uses every kind of control of a page before its code is here: presses, types, chooses. Once the page is awake all of it
 * has happened, and what fields hold is what their form knows.
 */
export const expectEarly = async (page: Page, request: APIRequestContext, path: string) => {
  await openAnew(page, path)
  await awake(page)
  const before = await look(page)
  let rounds = 1
  for (let round = 0; round < rounds; round += 1)
    for (const missing of ALL_MISSING.filter((one) => isTurn(one, round)))
      rounds = Math.max(rounds, await useWithout(page, request, { path, before, missing, round }))
}
