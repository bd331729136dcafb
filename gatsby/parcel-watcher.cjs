/**
 * Loaded into Gatsby's processes before anything else (services/build/run-gatsby.ts). Before Parcel compiles gatsby-node.ts it
 * walks through the whole project for what has changed, and again for a note of how it stands: every file of every release
 * and package, a second and more for each release that is kept. It has an option for what to leave out, which Gatsby does not
 * hand on. None of this is part of what is compiled.
 */
const { createRequire } = require('node:module')
const path = require('node:path')

const watcher = createRequire(require.resolve('@parcel/fs'))('@parcel/watcher')
const leftOut = () => ['node_modules', 'public', process.env.DATA_DIR || '.data']

/** A folder that the project itself lies in must not be left out with all that is in it. */
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
