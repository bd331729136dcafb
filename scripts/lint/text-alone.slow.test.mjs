import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeFolder } from '../../services/testing/folder'

const FINE = [
  // Alone in its element.
  '<p>{props.price}</p>',
  '<p>Total <span>{props.price}</span> now</p>',
  "<p><Icon /> <span>{props.open ? 'Open' : 'Closed'}</span></p>",
  // Text that stays, and elements that come and go behind it or before an element.
  '<p>Total {props.open ? <b>Open</b> : null}</p>',
  '<p>{props.open && <b>Open</b>} <span>for you</span></p>',
  "<p>Total{' '}<b>{props.price}</b></p>",
  '<p>{DAYS} <b>days</b></p>',
  '<ul>{props.lines.map((line) => <li>{line}</li>)}<li>and more</li></ul>',
  '<ul><li>one</li>{Array.from({ length: 2 }, (_, at) => { return <li key={at} /> })}</ul>',
  '<><Head /><p>{props.text}</p></>',
  // Names and declarations that show that a value is an element.
  '<div>{props.children ?? <Foot />}<Foot /></div>',
  '<div>{badge}<Foot /></div>',
]

const LOST = [
  '<p>Total {props.price}</p>',
  '<p><Icon />{props.text}</p>',
  "<p><Icon />{props.open ? 'Open' : <b>Closed</b>}</p>",
  "<p><Icon />{props.open && 'Open'}</p>",
  '<p><Icon />{`${props.count} items`}</p>',
  '<p><Icon />{words(props)}</p>',
  '<p>{props.lines.map((line) => line)}<Icon /></p>',
  '<p>{props?.title}<Icon /></p>',
  '<p>{stock}<Icon /></p>',
  // Before text that stays, an element cannot be put either.
  '<p>{props.open ? <b>Open</b> : null} for you</p>',
  // A fragment is no element of its own.
  '<p>{props.open ? <>Open <b>now</b></> : null}</p>',
  '<>{props.text}</>',
]

const inPart = (element) =>
  `(props) => { const badge = props.open ? <b /> : null, stock = props.open ? 'In stock' : ''; return ${element} }`

const RULES = {
  categories: { correctness: 'off' },
  jsPlugins: [{ name: 'site', specifier: fileURLToPath(new URL('text-alone.mjs', import.meta.url)) }],
  rules: { 'site/text-alone': ['error', { slots: ['children'] }] },
}
const PROGRAM = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url))

/** The elements that the rule objects to, each on a line of one file. */
const refused = async (elements) => {
  const parts = `export const PARTS = [\n${elements.map(inPart).join(',\n')}\n]`
  const cwd = await writeFolder({ 'rules.json': RULES, 'parts.tsx': parts })
  const said = await new Promise((resolve) => {
    const options = ['-c', 'rules.json', '--format', 'json', 'parts.tsx']
    execFile(process.execPath, [PROGRAM, ...options], { cwd }, (_, stdout) => resolve(stdout))
  })
  const lines = JSON.parse(said).diagnostics.map(({ labels: [{ span }] }) => span.line)
  return elements.filter((_, at) => lines.includes(at + 2))
}

test('text that changes, comes or goes beside others is refused, and nothing else', async () => {
  expect(await refused([...FINE, ...LOST])).toEqual(LOST)
})
