// The package brings no types of its own.
declare module 'fs-native-extensions' {
  /** Locks an open file for this descriptor alone; false while another one, of this process or another, holds the lock. */
  export function tryLock(fd: number): boolean
}
