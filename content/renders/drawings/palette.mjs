/** The site's colours, and two ways to come from one colour to another. */
export const C = {
  green: '#0a7d4f',
  lightGreen: '#8fdcb4',
  mint: '#cff3e1',
  orange: '#ff6a3d',
  yellow: '#ffce3d',
  blue: '#1b4dff',
  lightBlue: '#d9e6ff',
  pink: '#ffd0e2',
  cream: '#fbf6ea',
  charcoal: '#222222',
  purple: '#5b2ee5',
  navy: '#14213d',
  white: '#ffffff',
}

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** `share` of the second colour in the first. */
export function mix(one, other, share) {
  const to = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + (to[at] - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (hex, share) => mix(hex, '#1c0710', share)
