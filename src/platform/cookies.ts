/** The value of a cookie that scripts may read; empty when it is missing. A value that is not percent-encoded
 * properly is returned as it stands. */
export const readCookie = (name: string): string => {
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  const value = cookie?.slice(name.length + 1) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
