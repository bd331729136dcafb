import { expect, test } from 'vitest'
import type { Finding } from '../page'
import { editorAddress } from '.'

const FINDING: Finding = {
  rule: 'dead-link',
  story: { uuid: 'a', name: 'Pricing', slug: 'pricing', id: 7 },
  block: { uid: 'b&c', component: 'cta', place: 'page › cta' },
  message: 'There is no published page "fees".',
}
const WHOLE: Finding = { ...FINDING, block: undefined }

test.each<[string, Finding, Parameters<typeof editorAddress>[1], string | undefined]>([
  ['a space', FINDING, { spaceId: '123' }, 'https://app.storyblok.com/#/me/spaces/123/stories/0/0/7'],
  ['the embedded editor', FINDING, 'embedded', '/sandbox/editor/?story=7&block=b%26c'],
  ['the embedded editor, without a block', WHOLE, 'embedded', '/sandbox/editor/?story=7'],
  [
    'a story without a number',
    { ...FINDING, story: { ...FINDING.story, id: undefined } },
    'embedded',
    undefined,
  ],
])('the address of a finding in %s', (_what, finding, editor, address) => {
  expect(editorAddress(finding, editor)).toBe(address)
})
