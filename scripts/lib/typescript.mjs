/** Lets this process import TypeScript: the services are modules, and what they take from shared/ and src/ is loaded by `require`. */
export async function registerTypeScript() {
  const [esm, cjs] = [await import('tsx/esm/api'), await import('tsx/cjs/api')]
  esm.register()
  cjs.register()
}
