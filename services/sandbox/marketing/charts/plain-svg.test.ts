import { expect, test } from 'vitest'
import { plainSvg } from './plain-svg'

const DESCRIBED = { id: 'a', title: 'A <b>', description: '"said"', className: 'wide' }

test('styles become attributes, and the drawing says what it shows', () => {
  const drawn =
    '<svg width="340" height="200" xmlns="http://www.w3.org/2000/svg" version="1.1">\n' +
    '<text style="font-size:12px;font-family:system-ui, sans-serif;" fill="#222" class="zr0-cls-0">style=&quot;x&quot;</text>' +
    '<path d="M0 0" ecmeta_series_index="0" pointer-events="visible"></path>' +
    '<style ><![CDATA[\n.zr0-cls-0:hover {\npointer-events:none;\n}\n]]>\n</style>\n</svg>'
  expect(plainSvg(drawn, DESCRIBED)).toBe(
    '<svg class="wide" role="img" aria-labelledby="a-title" aria-describedby="a-desc" viewBox="0 0 340 200" xmlns="http://www.w3.org/2000/svg">' +
      '<title id="a-title">A &lt;b&gt;</title><desc id="a-desc">&quot;said&quot;</desc>\n' +
      '<text font-size="12px" font-family="system-ui, sans-serif" fill="#222">style=&quot;x&quot;</text>' +
      '<path d="M0 0"></path>\n</svg>',
  )
})
