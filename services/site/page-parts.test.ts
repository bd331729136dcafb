import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPageParts } from './page-parts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the hash is that of the CSP specification’s own example', () => {
  expect(readPageParts(`<script>alert('Hello, world.');</script>`).scripts).toEqual([
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
  ['a module', '<script type="module">a</script>', ['a']],
  ['a template', '<template data-scripts=""><script>a</script></template>', ['a']],
  [
    'markup inside a script',
    '<script>a="<script>"+"<!--"</script><script>b</script>',
    ['a="<script>"+"<!--"', 'b'],
  ],
  [
    'an end tag in a comment of a script',
    '<script><!--<script></script>--></script>',
    ['<!--<script></script>-->'],
  ],
  ['a script that never ends', '<p>a</p><script>b', ['b']],
])('scripts: %s', (_what, html, texts) => {
  expect(readPageParts(html).scripts).toEqual(texts.map(hash))
})

test.each([
  ['a script of its own file', '<script src="/a.js" async></script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['data in another notation', `<SCRIPT TYPE='Application/JSON'>{}</SCRIPT>`],
  ['a comment', '<!-- <script>a</script> -->'],
  ['a title', '<title><script>a</script></title>'],
  ['a style', '<style>/* <script>a</script> */</style>'],
])('%s has no hash', (_what, html) => {
  expect(readPageParts(html).scripts).toEqual([])
})

test.each<[string, string, string[]]>([
  ['none', '<p class="style">style</p>', []],
  ['the exact text', '<style data-styled="">a > b {}\n</style>', ['a > b {}\n']],
  ['an empty one', '<style></style>', ['']],
  ['several, in their order', '<style>a{}</style><div hidden><style>b{}</style></div>', ['a{}', 'b{}']],
  ['a comment', '<!-- <style>a{}</style> -->', []],
  ['for browsers without scripts', '<noscript><style>a{}</style></noscript>', ['a{}']],
])('style elements: %s', (_what, html, texts) => {
  expect(readPageParts(html).styles).toEqual(texts.map(hash))
})

test.each<[string, string, string[]]>([
  ['none', '<style>a{}</style><p class="style">style</p>', []],
  ['the same value once', '<p style="b:1"><b style="b:1"><i style="c:1">', ['b:1', 'c:1']],
  ['quotes as they are in the page', '<p style="a:&quot;&amp;&#x27;&quot;">', ['a:"&\'"']],
  ['on a script', '<script src="/a.js" style="a:1"></script>', ['a:1']],
  ['in a comment', '<!-- <p style="a:1"> -->', []],
  ['in a script’s text', '<script>"<p style=a:1>"</script>', []],
])('style attributes: %s', (_what, html, texts) => {
  expect(readPageParts(html).styleAttributes).toEqual(texts.map(hash))
})

test('the blocks of a page, each once', () => {
  const html =
    '<main><div data-block="faq"></div><ul><li data-block="grid"><p data-block="faq"></p></li></ul></main>'
  expect(readPageParts(html).blocks).toEqual(['faq', 'grid'])
})

test.each<[string, string, string[]]>([
  ['none', '<form action="/waitlist/"><p>leads</p></form>', []],
  ['a form that posts to the CRM', '<form data-form="sales"></form>', ['leads']],
  [
    'a link to a dialog that uses a service',
    '<a href="/za/switch/#sales-modal">Talk</a><a href="#sales-modal+Khumo">x</a>',
    ['leads'],
  ],
  ['a link that ends with its name', '<a href="/za/switch/#menu-sales-modal">Talk</a>', ['leads']],
  ['a link to something like it', '<a href="#sales">Talk</a><a href="/za/sales-modal/">x</a>', []],
  ['a link to the chat', '<a href="/za/help/#chat">Chat</a><a href="#chat">Chat</a>', ['chat']],
  ['a link to something like it', '<a href="/za/help/#chats">Chats</a><a href="/za/chat/">x</a>', []],
  ['a part that loads a service later', '<button data-uses="leads">Talk to us</button>', ['leads']],
  ['one service twice', '<form data-form="sales"></form><form data-form="rental"></form>', ['leads']],
  ['two services', '<div data-uses="chat leads"></div>', ['chat', 'leads']],
  ['the attribute on another element', '<p data-form="sales"></p>', []],
])('what a page uses: %s', (_what, html, uses) => {
  expect(readPageParts(html).uses).toEqual(uses)
})

test('the pages of this site to which a page links, each once', () => {
  const html =
    '<a href="/za/">a</a><a href="/za/pricing/?a=1#fees">b</a><a href="/za/pricing/">c</a><a href="/za/terms.pdf">d</a><a href="https://example.com/za/">e</a><a href="#x">f</a>'
  expect(readPageParts(html).links).toEqual(['/za/', '/za/pricing/'])
})
