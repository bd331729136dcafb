import base from '../../playwright.config'

const phone = base.projects?.[0]?.use
const desktop = base.projects?.[1]?.use

/** The files of `npm run look` and `npm run pictures`: pages as pictures, at three widths. */
export default {
  ...base,
  testDir: '.',
  testMatch: /\.(look|pictures)\.ts$/,
  projects: [
    { name: '390', use: phone },
    { name: '768', use: { ...phone, viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: desktop },
  ],
}
