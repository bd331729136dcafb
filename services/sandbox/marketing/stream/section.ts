import type { Queries } from '../../../database/open'
import { escapeHtml } from '../../../lib/escape-html'
import { form } from '../form'
import { emptyState, select } from '../html'
import { KINDS, type View } from '../view'
import { readLastId, readNames, readNewest, type StreamEvent, type StreamFilter } from './read-stream'

/** What was received, newest first, and what comes while the page is open (live.js). */
export async function streamSection(queries: Queries, { filter, before }: View): Promise<string> {
  // Asked before the events: one that comes between the two is asked for again by the script, which knows it.
  const last = await readLastId(queries)
  const names = await readNames(queries)
  const events = await readNewest(queries, filter, before)
  const isFiltered = Object.values(filter).some(Boolean)
  const empty = isFiltered
    ? 'No event matches. Look for less, or show all of them.'
    : 'Nothing yet. Open the site, agree to statistics, and go on: what happens there appears here within half a minute.'
  const oldest = events.at(-1)
  return `<p>What the site tells analytics, newest first. Times are South African.</p>
${filterForm(filter, names)}
${before ? `<p><a href="${addressOf(filter)}">The newest events</a></p>` : live(last, filter)}
<ul id="events" role="list">${events.map(row).join('')}</ul>
${events.length ? '' : `<div id="empty">${emptyState(empty)}</div>`}
${oldest ? `<p><a href="${addressOf(filter, oldest.id)}">Older events</a></p>` : ''}
<template id="row">${row({ id: 0, time: '', name: '', kind: '', path: '', visitor: '', json: '' })}</template>`
}

/** What was filled in of a filter, as a query. */
const queryOf = (filter: StreamFilter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))

const addressOf = (filter: StreamFilter, before?: number): string =>
  escapeHtml(`?${['view=events', ...queryOf(filter), ...(before ? [`before=${before}`] : [])].join('&')}`)

/** Shown by the script, without which nothing comes by itself. */
const live = (last: number, filter: StreamFilter): string =>
  `<div id="live" data-last="${last}" data-query="${escapeHtml(queryOf(filter).join('&'))}" hidden>
<button type="button" id="pause">Pause</button><p id="news" role="status"></p></div>`

function filterForm({ name, kind, path, text }: StreamFilter, names: readonly string[]): string {
  const field = (of: string, label: string, value: string, attributes = '') =>
    `<label>${label}<input type="search" name="${of}" value="${escapeHtml(value)}" maxlength="200"${attributes}></label>`
  const options = names.map((one) => `<option value="${escapeHtml(one)}">`).join('')
  return form('events', [
    field('name', 'Name', name, ' list="names"'),
    `<datalist id="names">${options}</datalist>`,
    select(
      'kind',
      'Kind',
      KINDS.map((value) => ({ value, text: value || 'any' })),
      kind,
    ),
    field('path', 'Path', path),
    field('text', 'Anywhere in it', text),
  ])
}

/** One event; the script fills the same, by `data-field`. */
function row({ id, time, name, kind, path, visitor, json }: StreamEvent): string {
  const field = (of: string, text: string, tag = 'span') =>
    `<${tag} data-field="${of}">${escapeHtml(text)}</${tag}>`
  return `<li data-id="${id}"><details><summary>${field('time', time)} ${field('name', name || kind, 'b')} ${field('kind', kind)} ${field('path', path)} ${field('visitor', visitor)}</summary>${field('json', json, 'pre')}</details></li>`
}
