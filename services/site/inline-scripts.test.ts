import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-scripts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the hash is the one of the CSP specification’s own example', () => {
  expect(inlineScriptHashes(`<script>alert('Hello, world.');</script>`)).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ])
})

test.each<[string, string, string[]]>([
  ['no script', '<p>script</p>', []],
  ['the exact text between the tags', '<script>\n  a( "é" ) \n</script>', ['\n  a( "é" ) \n']],
  ['line breaks as a browser reads them', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['several, in their order', '<script>a</script><p/><script>b</script>', ['a', 'b']],
  ['the same one once', '<script>a</script><script>a</script>', ['a']],
  ['an empty one', '<script></script>', ['']],
  ['upper case', '<SCRIPT>a</SCRIPT>', ['a']],
  ['a space in the end tag', '<script>a</script >', ['a']],
  ['attributes', '<script\n id="x"\n data-y>a</script>', ['a']],
  ['an attribute with a bracket in quotes', `<script data-a="1>2" data-b='</script>'>a</script>`, ['a']],
  ['a module', '<script type="module">a</script>', ['a']],
  ['a value that looks like an attribute', '<script data-a=" src=x type=application/json">a</script>', ['a']],
  ['a template', '<template data-scripts=""><script>a</script></template>', ['a']],
  [
    'markup inside a script',
    '<script>a="<script>"+"<!--"</script><script>b</script>',
    ['a="<script>"+"<!--"', 'b'],
  ],
  ['a longer word', '<scripted>a</scripted>', []],
])('%s', (_what, html, texts) => {
  expect(inlineScriptHashes(html)).toEqual(texts.map(hash))
})

test.each([
  ['a script of its own file', '<script src="/a.js" async></script>'],
  ['a script of its own file without quotes', '<script async src=/a.js></script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['data in another notation', `<SCRIPT TYPE='Application/JSON'>{}</SCRIPT>`],
  ['a comment', '<!-- <script>a</script> -->'],
  ['a title', '<title><script>a</script></title>'],
  ['a style', '<style>/* <script>a</script> */</style>'],
])('%s has no hash', (_what, html) => {
  expect(inlineScriptHashes(html)).toEqual([])
})
