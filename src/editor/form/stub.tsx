import type { Blok } from '../../page'
import type { BlockFormProps } from '.'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isBlok = (value: unknown): value is Blok =>
  isObject(value) && typeof value.component === 'string' && typeof value._uid === 'string'

const walk = (
  value: unknown,
  uid: string,
  path: { uid: string; label: string }[],
): { uid: string; label: string }[] | undefined => {
  if (!isObject(value)) return undefined
  const here = isBlok(value) ? [...path, { uid: value._uid, label: value.component }] : path
  if (isBlok(value) && value._uid === uid) return here
  for (const part of Object.values(value)) {
    const found = walk(part, uid, here)
    if (found) return found
  }
  return undefined
}
export const pathTo = (content: Blok, uid: string) => walk(content, uid, [])
const replaceIn = (value: unknown, next: Blok): unknown => {
  if (!isObject(value)) return value
  if (isBlok(value) && value._uid === next._uid) return next
  if (Array.isArray(value)) {
    const items = value.map((one) => replaceIn(one, next))
    return items.every((one, at) => one === value[at]) ? value : items
  }
  const parts = Object.entries(value).map(([key, part]) => [key, replaceIn(part, next)] as const)
  return parts.every(([key, part]) => part === value[key]) ? value : Object.fromEntries(parts)
}
export const replaceBlock = (content: Blok, next: Blok) => replaceIn(content, next) as Blok

export const BlockForm = ({ block, onChange, onOpen, findings }: BlockFormProps) => (
  <div>
    {Object.entries(block).map(([name, value]) => {
      if (name === '_uid' || name === 'component') return null
      if (typeof value === 'string')
        return (
          <label key={name} style={{ display: 'grid' }}>
            {name}
            <input
              id={`root_${name}`}
              value={value}
              onChange={(event) => onChange({ ...block, [name]: event.target.value })}
            />
          </label>
        )
      if (Array.isArray(value))
        return (
          <ul key={name}>
            {value.filter(isBlok).map((one) => (
              <li key={one._uid}>
                <button onClick={() => onOpen(one._uid)}>{one.component}</button>
              </li>
            ))}
          </ul>
        )
      return null
    })}
    {findings.length}
  </div>
)
