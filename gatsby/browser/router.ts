import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'

// What Gatsby's code asks of @gatsbyjs/reach-router in the browser (decision 054): of a router that fills the window with one
// page at a time, with the same element, keys and order of events. The build of the HTML has the library itself.

type Shown = Pick<
  Location,
  'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'port' | 'pathname'
> & { state: unknown; key: string }

type Listener = (step: { location: Shown; action: 'PUSH' | 'POP' }) => void

const locationNow = (): Shown => {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location
  const state = window.history.state as { key?: string } | null
  return {
    ...{ search, hash, href, origin, protocol, host, hostname, port, state },
    pathname: encodeURI(decodeURI(pathname)),
    key: state?.key || 'initial',
  }
}

let location = locationNow()
let isOnItsWay = false
const listeners = new Set<Listener>()

type Options = { state?: object; replace?: boolean }

const write = (to: string, { state, replace = false }: Options = {}) => {
  const kept = { ...state, key: String(Date.now()) }
  try {
    if (isOnItsWay || replace) window.history.replaceState(kept, '', to)
    else window.history.pushState(kept, '', to)
  } catch {
    // Safari takes a hundred steps in half a minute.
    window.location[replace ? 'replace' : 'assign'](to)
  }
}

export const navigate = (to: string | number, options?: Options): void => {
  if (typeof to === 'number') window.history.go(to)
  else write(to, options)
  location = locationNow()
  isOnItsWay = true
  listeners.forEach((listener) => listener({ location, action: 'PUSH' }))
}

export const globalHistory = {
  get location() {
    return location
  },
  navigate,
  listen(listener: Listener) {
    const onStep = () => {
      location = locationNow()
      listener({ location, action: 'POP' })
    }
    listeners.add(listener)
    window.addEventListener('popstate', onStep)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('popstate', onStep)
    }
  },
}

type LocationValue = { location: Shown }
type WithLocation = { children: (value: LocationValue) => ReactNode }

const LocationContext = createContext<LocationValue | undefined>(undefined)

export const BaseContext = createContext({ baseuri: '/', basepath: '/' })

type ProviderProps = { children: ReactNode | WithLocation['children'] }

export const LocationProvider = ({ children }: ProviderProps): ReactElement => {
  const [value, setValue] = useState<LocationValue>({ location })
  useEffect(() => {
    isOnItsWay = false
  }, [value])
  useEffect(() => {
    let isGone = false
    const stop = globalHistory.listen(({ location: next }) => {
      const show = () => isGone || setValue({ location: next })
      void Promise.resolve().then(() => requestAnimationFrame(show))
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return createElement(
    LocationContext.Provider,
    { value },
    typeof children === 'function' ? children(value) : children,
  )
}

const LocationOf = ({ children }: WithLocation): ReactNode => {
  const value = useContext(LocationContext)
  return value ? children(value) : createElement(LocationProvider, { children })
}

export { LocationOf as Location }

type Route = { path: string }
type Params = Record<string, string>

const segmentsOf = (path: string): string[] => path.replace(/^\/+|\/+$/g, '').split('/')

/** A path has been decoded when it is asked about: what cannot be decoded again is what it says. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** `/za/signup/:id/continue`, `/za/orders/*`: the parameters of a path that fits, else undefined. */
const paramsOf = (route: string, pathname: string): Params | undefined => {
  const [wanted, given] = [segmentsOf(route), segmentsOf(pathname)]
  const params: Params = {}
  for (let at = 0; at < Math.max(wanted.length, given.length); at += 1) {
    const [want, have] = [wanted[at], given[at]]
    if (want?.startsWith('*')) {
      params[want.slice(1) || '*'] = given.slice(at).map(decode).join('/')
      return params
    }
    if (have === undefined || want === undefined) return undefined
    if (want.startsWith(':') && have !== '') params[want.slice(1)] = decode(have)
    else if (want !== have) return undefined
  }
  return params
}

/** Fixed words before parameters, parameters before what takes the rest. */
const precision = ({ path }: Route): number =>
  segmentsOf(path)
    .map((segment): number => (segment.startsWith('*') ? 0 : segment.startsWith(':') ? 1 : 2))
    .reduce((sum, rank) => sum + rank + 2, 0)

/** The most precise of the routes that a path fits, as Gatsby asks for pages with a `matchPath`. */
export const pick = (routes: readonly Route[], uri: string) => {
  const [pathname = ''] = uri.split('?')
  for (const route of [...routes].sort((one, other) => precision(other) - precision(one))) {
    const params = paramsOf(route.path, pathname)
    if (params) return { route, params, uri: pathname }
  }
  return null
}

/** Takes the focus when another page is shown, so that a keyboard goes on at its beginning. */
type RouterProps = { location: Shown; children: ReactNode; id: string; basepath: string }

export const Router = ({ location: shown, children, id }: RouterProps): ReactElement => {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(shown.pathname)
  useEffect(() => {
    if (before.current === shown.pathname) return
    before.current = shown.pathname
    element.current?.focus()
  }, [shown])
  return createElement('div', { style: { outline: 'none' }, tabIndex: -1, ref: element, id }, children)
}
