import { useEffect, type ReactNode } from 'react'
import styled from 'styled-components'
import {
  CatalogueProvider,
  ItemTile,
  LISTINGS,
  ShortPrice,
  stockWords,
  useItems,
  type CatalogueItem,
} from '../../catalogue'
import { linkProps } from '../../content'
import { ink, space, type } from '../../theme'
import { LinkRow } from '../link-row'
import { find, pagesMeantBy, QUESTION_THRESHOLD } from './find'
import { Pills } from './pills'
import type { Searchable, SearchedAnswer, SearchIndex } from './search-index'

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${space.m} ${space.xl};
  align-items: start;

  h2 {
    ${type.note}
    margin-bottom: 4px;
    font-weight: 600;
    color: var(--quiet);
  }
  ul {
    margin-inline: -12px;
    list-style: none;
  }
`
const Result = styled(LinkRow)`
  small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &:focus-visible {
    background: ${ink(6)};
  }
`

type SearchedProduct = Searchable & { item: CatalogueItem }

const toSearched = (item: CatalogueItem): SearchedProduct[] => {
  const href = linkProps(item.detailsLink)?.href
  return href ? [{ href, title: item.name, text: `${LISTINGS[item.type].label} ${item.summary}`, item }] : []
}

const Product = ({ href, title, item }: SearchedProduct) => (
  <Result href={href} data-result="">
    <ItemTile image={item.image} colour={item.colour} />
    <span>
      <strong>{title}</strong>
      <ShortPrice
        price={item}
        reason={item.stock === 'in_stock' ? undefined : stockWords(item.stock, item.type)}
      />
    </span>
  </Result>
)

const Answer = ({ href, title, text, page }: SearchedAnswer) => (
  <Result href={href} data-result="">
    <span>
      <strong>{title}</strong>
      <small>{`${page}: ${text}`}</small>
    </span>
  </Result>
)

const Page = ({ href, title, text }: Searchable) => (
  <Result href={href} data-result="">
    <span>
      <strong>{title}</strong>
      {text ? <small>{text}</small> : null}
    </span>
  </Result>
)

type Group = { name: string; best: number; results: { key: string; shown: ReactNode }[] }

const groupOf = <Entry extends Searchable>(
  name: string,
  entries: readonly Entry[],
  asked: string,
  show: (entry: Entry) => ReactNode,
  threshold?: number,
): Group => {
  const found = find(entries, asked, threshold)
  return {
    name,
    best: found[0]?.score ?? 1,
    results: found.map(({ entry }) => ({ key: entry.href, shown: show(entry) })),
  }
}

/** What was found by kinds, the kind with the best match first; of equals products, then answers, then pages. */
const groupsFor = (
  { pages, answers }: SearchIndex,
  items: readonly CatalogueItem[],
  asked: string,
): Group[] =>
  [
    groupOf('Products', items.flatMap(toSearched), asked, (entry) => <Product {...entry} />),
    groupOf('Answers', answers, asked, (entry) => <Answer {...entry} />, QUESTION_THRESHOLD),
    groupOf('Pages', pages, asked, (entry) => <Page {...entry} />),
  ]
    .filter(({ results }) => results.length > 0)
    .sort((one, other) => one.best - other.best)

const countWords = (count: number, asked: string): string => {
  if (count === 0) return `Nothing found for “${asked}”. Try another word, or let us help:`
  return `${count} ${count === 1 ? 'result' : 'results'} for “${asked}”`
}

/** Where somebody goes on who found nothing. */
const waysOn = ({ pages, whatsapp }: SearchIndex): Searchable[] => [
  ...pages.filter(({ href }) => href === '/za/product-finder/' || href === '/za/help/'),
  ...(whatsapp ? [{ href: whatsapp.link.href, title: whatsapp.text }] : []),
]

type Shown = { index: SearchIndex; asked: string; onCount: (words: string) => void }

const Matches = ({ index, asked, onCount }: Shown) => {
  const groups = groupsFor(index, useItems(), asked)
  const words = countWords(
    groups.reduce((sum, { results }) => sum + results.length, 0),
    asked,
  )
  useEffect(() => onCount(words), [onCount, words])
  if (groups.length === 0) return <Pills name="Help" links={waysOn(index)} />
  return (
    <Groups>
      {groups.map(({ name, results }) => (
        <div key={name}>
          <h2>{name}</h2>
          <ul aria-label={name}>
            {results.map(({ key, shown }) => (
              <li key={key}>{shown}</li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  )
}

/** What was found, with the prices of now. */
export const Results = (props: Shown) => (
  <CatalogueProvider snapshot={props.index.catalogue}>
    <Matches {...props} />
  </CatalogueProvider>
)

const Meant = ({ index, onCount }: Omit<Shown, 'asked'>) => {
  const goods = useItems().flatMap(toSearched)
  const pages = pagesMeantBy<Searchable>([...index.pages, ...goods], window.location.pathname)
  const words = pages.length > 0 ? 'Did you mean one of these pages?' : ''
  useEffect(() => onCount(words), [onCount, words])
  return pages.length > 0 ? <Pills name="Pages" links={pages} /> : null
}

/** The pages that the unknown address of this page may mean. */
export const Guesses = (props: Omit<Shown, 'asked'>) => (
  <CatalogueProvider snapshot={props.index.catalogue}>
    <Meant {...props} />
  </CatalogueProvider>
)
