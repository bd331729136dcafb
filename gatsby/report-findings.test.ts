import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FINDINGS_FILE } from '../services/build/findings'
import { writeFolder } from '../services/testing/folder'
import type { Finding, Rule } from '../src/page'
import { reportFindings } from './report-findings'

const finding = (rule: Rule, message: string): Finding => ({
  rule,
  story: { uuid: 'a', name: 'Pricing', slug: 'pricing', id: 7 },
  block: { uid: 'b', component: 'cta', place: 'page › cta' },
  field: 'link',
  message,
})
const DEAD = finding('dead-link', 'There is no published page "fees".')
const PRICE = finding('wrong-price', 'Khumo costs R1,199.')

/** A finding as it is in the file. */
const written = ({ message }: Finding, severity: string) => ({
  severity,
  line: `pricing › page › cta › link: ${message}`,
  address: '/sandbox/editor/?story=7&block=b',
})

/** Reports findings as a build does. Rejects where the build stops. */
const report = async (...findings: Finding[]) => {
  const directory = await writeFolder()
  const said: string[] = []
  const stopped = await reportFindings(findings, directory, {
    warn: (text: string) => void said.push(text),
    panic: (text: string) => {
      throw new Error(text)
    },
  } as Parameters<typeof reportFindings>[2]).catch((error: Error) => error.message)
  const file = await readFile(path.join(directory, FINDINGS_FILE), 'utf8')
  return { said, stopped, written: JSON.parse(file) as unknown }
}

test('warnings are printed with their place, and the build goes on', async () => {
  expect(await report(DEAD)).toEqual({
    said: ['Content: pricing › page › cta › link: There is no published page "fees".'],
    stopped: undefined,
    written: [written(DEAD, 'warning')],
  })
})

test('errors stop the build with one sentence that names each, and all findings are in a file', async () => {
  expect(await report(DEAD, PRICE, PRICE)).toEqual({
    said: ['Content: pricing › page › cta › link: There is no published page "fees".'],
    stopped:
      'There are 2 errors in the content, so nothing was published. Mend what is named here, then try again:\n- pricing › page › cta › link: Khumo costs R1,199.\n- pricing › page › cta › link: Khumo costs R1,199.',
    written: [PRICE, PRICE, DEAD].map((one) => written(one, one === DEAD ? 'warning' : 'error')),
  })
})
