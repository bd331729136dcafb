import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const path of ['/za/','/za/shop/card-machines/khumo/','/za/shop/','/za/shop/accessories/paper-rolls/','/za/point-of-sale/','/za/cart-overview/']) {
const p = await b.newPage({ viewport: { width: 390, height: 844 } })
p.on('pageerror', (e) => console.log(path, 'ERR', e.message.slice(0, 60), e.stack.slice(0,300)))
await p.addInitScript(() => { window.__removed = []; new MutationObserver((ms) => { for (const m of ms) for (const n of m.removedNodes) if (n.nodeType === 1 && !['STYLE','SCRIPT'].includes(n.nodeName)) window.__removed.push(n.outerHTML.slice(0, 300)) }).observe(document, { childList: true, subtree: true }) })
await p.goto('http://localhost:9100' + path, { waitUntil: 'networkidle' })
console.log(path, (await p.evaluate(() => window.__removed)).slice(0, 4))
await p.close()
}
await b.close()
