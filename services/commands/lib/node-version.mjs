/** Ends with a sentence when Node is older than the project needs. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `This needs Node 20.19 or newer, and this is Node ${version}: install a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
