import { expect, test } from 'vitest'
import { hasPackages, withAddresses } from './install.mjs'

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

const LOCK = {
  packages: {
    '': {},
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/gatsby': { version: '5.1.0', dev: true },
    'node_modules/of-both': { version: '1.0.0', devOptional: true },
    'node_modules/of-windows': { version: '1.0.0', optional: true },
  },
}

test.each([
  ['nothing', {}, false],
  ['all that a host loads', { fastify: '5.0.0' }, true],
  ['an older version of it', { fastify: '4.9.0' }, false],
  ['that beside another version of what builds the site', { fastify: '5.0.0', gatsby: '4.0.0' }, true],
])('with %s installed a host can serve a built site: %s', (_case, versions, expected) => {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  )
  expect(hasPackages(LOCK, { packages })).toBe(expected)
})
