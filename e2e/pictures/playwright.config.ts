import base from '../../playwright.config'

const phone = base.projects?.[0]?.use
const desktop = base.projects?.[1]?.use

/** `npm run pictures`: the pages and steps of the contact sheet, at three widths. */
export default {
  ...base,
  testDir: '.',
  testMatch: /\.pictures\.ts$/,
  workers: 1,
  projects: [
    { name: '390', use: phone },
    { name: '768', use: { ...phone, viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: desktop },
  ],
}
