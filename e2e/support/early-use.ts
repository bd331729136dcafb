import type { APIRequestContext, ElementHandle, Page } from '@playwright/test'
import { IS_FULL_RUN } from '../../services/testing/scale'
import type { Use } from './early-use-plan'
import { expectReady } from './ready'
import { hydrateAll } from './hydration'
import { BLOCK_CODE, CODE, hold } from './network'
import { linesAtShop } from './shop'
import { expect } from './test'
import { leave } from './visitor'

/** The code that is held back until every use is done. A block's code is loaded last, in files of its own. */
const MISSING = { 'all code': CODE, 'the blocks’ code': BLOCK_CODE }
type Missing = keyof typeof MISSING
const ALL_MISSING = Object.keys(MISSING) as Missing[]

/** The full run tries every use without either; other runs alternate between the two over the rounds of a page. */
const isTurn = (missing: Missing, round: number) =>
  IS_FULL_RUN || ALL_MISSING.indexOf(missing) === round % ALL_MISSING.length

/** Waits until the page's own code has taken over the queue of early uses. */
const siteStarted = (page: Page) => page.waitForFunction(() => window.earlyUse === undefined)

const openAfresh = async (page: Page, path: string) => {
  await leave(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

const hydrate = async (page: Page) => {
  await expectReady(page)
  await hydrateAll(page)
}

const controlOf = async (page: Page, use: Use) => {
  const found = await page.evaluateHandle((one) => window.uses.find(one), use)
  return found.asElement() as ElementHandle<HTMLElement> | null
}

const act = async (page: Page, use: Use) => {
  const control = await controlOf(page, use)
  if (!control) throw new Error(`${use.line} is gone.`)
  if (use.how === 'choose') return control.selectOption(use.value)
  // Where the whole label can be pressed, its text may cover the checkbox.
  const label = use.how === 'check' && (await control.$('xpath=ancestor::label'))
  await (label || control).tap()
  if (use.how === 'type') await control.fill(use.value)
}

/** The value of a field, as text. */
const heldBy = (control: HTMLElement): string => {
  if (control.localName === 'summary') return String((control.parentElement as HTMLDetailsElement).open)
  const field = control as HTMLInputElement
  return field.matches('[type="radio"], [type="checkbox"]') ? String(field.checked) : field.value
}

type Snapshot = { shown: string[]; states: string[] }

const takeSnapshot = (page: Page): Promise<Snapshot> =>
  page.evaluate(() => ({ shown: window.uses.shown(), states: window.uses.states() }))

/** @returns a sentence for each use that had no effect */
const lostOf = async (page: Page, request: APIRequestContext, uses: readonly Use[], before: Snapshot) => {
  const now = await takeSnapshot(page)
  const bought = (await linesAtShop(page, request)).map((line) => line.split(' ')[0] ?? '')
  const judge = async (use: Use) => {
    const { line, how, value, variant, codes, isSent } = use
    if (how === 'press') {
      const isBought = codes.length > 0 && codes.every((code) => bought.includes(code))
      // Forms share stored values, so a changed field proves nothing about sending: the text has to change.
      const isChanged = isSent
        ? now.shown[variant] !== before.shown[variant]
        : now.states[variant] !== before.states[variant]
      return isBought || (isChanged && !/ "(Buy|Add) /.test(line)) ? [] : [`${line} was pressed for nothing`]
    }
    const control = await controlOf(page, use)
    const held = await control?.evaluate(heldBy)
    if (held !== value) return [`${line} holds "${held}" instead of "${value}"`]
    // A quantity takes effect only with the button beside it.
    const isForLater = isSent || / › spinbutton "/.test(line)
    const isShown = how === 'open' || now.shown[variant] !== before.shown[variant]
    return isShown || isForLater ? [] : [`${line} holds "${value}" and shows nothing of it`]
  }
  return (await Promise.all(uses.map(judge))).flat()
}

/** Does one round of uses while code is held back. @returns how many rounds the page has */
const useWithout = async (
  page: Page,
  request: APIRequestContext,
  { path, before, missing, round }: { path: string; before: Snapshot; missing: Missing; round: number },
): Promise<number> => {
  const release = await hold(page, MISSING[missing])
  await openAfresh(page, path)
  if (missing !== 'all code') await siteStarted(page)
  const plan = await page.evaluate(() => window.uses.plan())
  const uses = plan[round] ?? []
  for (const use of uses) await act(page, use)
  release()
  await hydrate(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const lost = () => lostOf(page, request, uses, before)
  await expect.poll(lost, { message: `lost without ${missing}` }).toEqual([])
  const fields = uses.filter(({ isSent, how }) => isSent && how !== 'press')
  const refused = await page.evaluate((all) => window.uses.send(all), fields)
  expect(refused, `unknown to its form without ${missing}`).toEqual([])
  return plan.length
}

/**
 * Presses, types and chooses with every kind of control of a page before its code is loaded, and expects that everything has
 * taken effect once the page is hydrated, and that each form knows the values of its fields.
 */
export const expectEarlyUses = async (page: Page, request: APIRequestContext, path: string) => {
  await openAfresh(page, path)
  await hydrate(page)
  const before = await takeSnapshot(page)
  let rounds = 1
  for (let round = 0; round < rounds; round += 1)
    for (const missing of ALL_MISSING.filter((one) => isTurn(one, round)))
      rounds = Math.max(rounds, await useWithout(page, request, { path, before, missing, round }))
}
