/**
 * Loaded into Gatsby's processes before anything else (services/build/run-gatsby.ts). A build whose host was killed would go on, and
 * write into the same folders as the next one: each process ends soon after the one that started it.
 */
const EVERY_MS = 250

const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS).unref()
