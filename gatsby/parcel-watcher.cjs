/**
 * Loaded into Gatsby's processes before anything else (services/build/run-gatsby.ts). Before Parcel compiles gatsby-node.ts it searches
 * the whole project for changes, and again to write a snapshot: every file of every release and package, which takes a second or more
 * for each stored release. Parcel has an option for folders to ignore, but Gatsby does not pass it on. No compiled file is in them.
 */
const { createRequire } = require('node:module')
const path = require('node:path')

const watcher = createRequire(require.resolve('@parcel/fs'))('@parcel/watcher')
const leftOut = () => ['node_modules', 'public', process.env.DATA_DIR || '.data']

/** Whether a folder is inside the project: a folder around the project must not be ignored. */
const within = (folder) => (other) => /^(?!\.\.|$)/.test(path.relative(folder, other))

for (const call of ['writeSnapshot', 'getEventsSince']) {
  const original = watcher[call]
  watcher[call] = (folder, snapshot, { ignore = [], ...options } = {}) =>
    original(folder, snapshot, {
      ...options,
      ignore: [
        ...ignore,
        ...leftOut()
          .map((name) => path.resolve(folder, name))
          .filter(within(folder)),
      ],
    })
}

module.exports = watcher
