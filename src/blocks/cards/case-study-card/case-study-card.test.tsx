import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleTeaser, showWithStories } from '../../testing/show-with-stories'
import CaseStudyCard from './case-study-card'
import { examples } from './example'

const { case_study } = examples.required
const cafe = exampleTeaser({
  uuid: case_study as string,
  path: '/za/customers/corner-cafe/',
  title: 'Corner Café stopped turning people away',
  text: 'A café in Melville took its first card in March.',
  category: 'Café',
  result: '+38%',
  resultLabel: 'card sales in a year',
})
const show = (story = cafe, blok = examples.required) =>
  showWithStories(<CaseStudyCard blok={blok} />, [story])

test('is one link to the story, and shows its result first', () => {
  show()
  expect(screen.getByRole('article')).toHaveTextContent(
    /^\+38% card sales in a yearCorner Café stopped turning people awayA café in Melville.*Café$/,
  )
  expect(screen.getByRole('link', { name: 'Corner Café stopped turning people away' })).toHaveAttribute(
    'href',
    '/za/customers/corner-cafe/',
  )
})

test('shows the title first for a story without a result', () => {
  show({ ...cafe, result: '' })
  expect(screen.getByRole('article')).toHaveTextContent(/^Corner Café stopped/)
  expect(screen.queryByText('card sales in a year')).toBeNull()
})
