import { chromium } from '@playwright/test'
const [base, widths, ...paths] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const w of widths.split(',').map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: w < 700 ? 844 : 900 }, reducedMotion: 'reduce' })
  p.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(w, 'CONSOLE', m.text().slice(0, 300)))
  p.on('pageerror', (e) => console.log(w, 'ERR', e.message.slice(0, 600)))
  p.on('response', (r) => r.status() >= 400 && console.log(w, r.status(), r.url()))
  for (const path of paths) {
    await p.goto(base + path, { waitUntil: 'networkidle' })
    const h = await p.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < h; y += 700) { await p.evaluate((y) => scrollTo(0, y), y); await p.waitForTimeout(60) }
    await p.waitForLoadState('networkidle'); await p.evaluate(() => scrollTo(0, 0)); await p.waitForTimeout(200)
    const name = (path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'root') + '-' + w
    await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true }); console.log(name, h)
  }
}
await b.close()
