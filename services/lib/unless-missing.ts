/** What was read of a file or folder; undefined when there is none. */
export async function unlessMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
