import { Component, type ReactNode } from 'react'

// Where a page is scrolled to, as gatsby-react-router-scroll does it, without what nobody asks of that (decision 054).

type Place = { pathname: string; hash: string; key?: string }

type Props = {
  location: Place
  /** Called with this component as `this`. Whatever is not falsy scrolls. */
  shouldUpdateScroll: (before: Props | undefined, now: Props) => unknown
  children: ReactNode
}

/** Where a browser keeps nothing for the site, for as long as the page is open. */
const kept = new Map<string, number>()

const nameOf = ({ pathname, key }: Place) => `@@scroll|${pathname}|${key}`

const storage = {
  /** @returns pixels from the top; 0 where nothing is known of the address */
  read: (place: Place): number => {
    const name = nameOf(place)
    try {
      return Number(window.sessionStorage.getItem(name) ?? 0)
    } catch {
      return kept.get(name) ?? 0
    }
  },
  save: (place: Place, top: number): void => {
    const name = nameOf(place)
    try {
      window.sessionStorage.setItem(name, String(top))
    } catch {
      kept.set(name, top)
    }
  },
}

/** Notes how far each address is scrolled, and goes there again, or to the part of the page that the address names. */
export class ScrollContext extends Component<Props> {
  isSaving = false
  /** By this name Gatsby's navigation finds it. */
  _stateStorage = storage

  note = () => {
    if (this.isSaving) return
    this.isSaving = true
    requestAnimationFrame(() => {
      if (this.props.location.key) storage.save(this.props.location, window.scrollY)
      this.isSaving = false
    })
  }

  go(before: Props | undefined) {
    const { location, shouldUpdateScroll } = this.props
    const { hash } = location
    const part = hash ? document.getElementById(decodeURI(hash).slice(1)) : undefined
    const top = location.key ? storage.read(location) : 0
    // A page that is opened stays where it is, unless it was left somewhere.
    if (hash ? !part : !before && !top) return
    if (!shouldUpdateScroll.call(this, before, this.props)) return
    if (part) part.scrollIntoView()
    else window.scrollTo(0, top)
  }

  override componentDidMount() {
    window.addEventListener('scroll', this.note)
    this.go(undefined)
  }

  override componentDidUpdate(before: Props) {
    this.go(before)
  }

  override componentWillUnmount() {
    window.removeEventListener('scroll', this.note)
  }

  override render() {
    return this.props.children
  }
}
