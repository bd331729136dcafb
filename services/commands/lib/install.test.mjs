import { expect, test } from 'vitest'
import { withAddresses } from './install.mjs'

const REACT = 'https://packages.example/npm/react/-/react-19.3.1.tgz'

const addressesOf = (packages) =>
  Object.values(withAddresses({ packages }, REACT).packages).map(({ resolved }) => resolved)

test.each([
  ['node_modules/yup', {}, 'yup/-/yup-1.7.1.tgz'],
  ['node_modules/@sentry/core', {}, '@sentry/core/-/core-1.7.1.tgz'],
  ['node_modules/gatsby/node_modules/@types/node', {}, '@types/node/-/node-1.7.1.tgz'],
  ['node_modules/typescript-native', { name: 'typescript' }, 'typescript/-/typescript-1.7.1.tgz'],
])('%s has its address at the registry', (place, rest, address) => {
  const lock = { [place]: { version: '1.7.1', integrity: 'sha512-x', ...rest } }
  expect(addressesOf(lock)).toEqual([`https://packages.example/npm/${address}`])
})

test('the project itself has none, nor what is linked; an address that is known stays', () => {
  const known = { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://elsewhere.example/a.tgz' }
  const lock = { '': { version: '0.1.0' }, 'node_modules/tools': { link: true }, 'node_modules/a': known }
  expect(addressesOf(lock)).toEqual([undefined, undefined, 'https://elsewhere.example/a.tgz'])
})

test.each(['https://packages.example/download/react/19.3.1/4f2a', ''])(
  'a registry that says "%s" of React is asked for each address by npm',
  (address) => {
    expect(withAddresses({ packages: {} }, address)).toBeUndefined()
  },
)
