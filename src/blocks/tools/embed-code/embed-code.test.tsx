import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import EmbedCode from './embed-code'
import { examples } from './example'

test('the snippet is in a named frame without an origin', () => {
  render(<EmbedCode blok={examples.full} />)
  const frame = screen.getByTitle('Where our stall stands on Saturday')
  expect(frame).toHaveAttribute('height', '300')
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ])
})

test('no part of the snippet becomes part of the page', () => {
  const html = '<script>window.ran = true</script><p id="inside">"quoted"</p>'
  const { container } = render(<EmbedCode blok={{ ...examples.required, html }} />)
  expect(container.querySelector('#inside, script')).toBeNull()
  const { hash } = new URL(container.querySelector('iframe')?.src ?? '')
  expect(decodeURIComponent(hash.slice(1))).toBe(html)
})
