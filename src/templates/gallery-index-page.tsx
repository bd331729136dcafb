import type { HeadProps, PageProps } from 'gatsby'
import styled from 'styled-components'
import { PageLayout } from '../layout'
import { space } from '../theme'
import { Lead, Note, Section, SectionTitle, SmallTitle } from '../ui'
import type { GalleryIndexContext } from './contexts'
import { frameOf } from './frame'
import { PageHead } from './page-head'

const Intro = styled(Lead)`
  margin: ${space.s} 0 ${space.xl};
`
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space.xl} ${space.l};
`
const List = styled.ul`
  display: grid;
  margin-top: ${space.xs};

  li {
    border-top: 1px solid var(--line);
  }
  a {
    display: block;
    padding: ${space.xs} 0;
  }
  p {
    padding-bottom: ${space.xs};
  }
`

const countWords = (variants: number) => (variants === 1 ? '1 variant' : `${variants} variants`)

/** The index of the gallery: every block by its group, with its hydration and the number of its variants. */
const GalleryIndexPage = ({ pageContext }: PageProps<object, GalleryIndexContext>) => (
  <PageLayout {...frameOf(pageContext)}>
    <Section background="white">
      <SectionTitle as="h1">{pageContext.name}</SectionTitle>
      <Intro>
        Every block an editor can place, with example content. Some of them show{' '}
        <a href={pageContext.controls}>each kind of control</a> once.
      </Intro>
      <Groups>
        {pageContext.groups.map(({ name: group, path: groupPath, blocks }) => (
          <div key={group}>
            <SmallTitle as="h2">
              <a href={groupPath}>{group}</a>
            </SmallTitle>
            <List role="list">
              {blocks.map(({ name, path, purpose, required, hydrate, variants }) => (
                <li key={name}>
                  <a href={path}>{name}</a>
                  <p>{purpose.replaceAll('`', '')}</p>
                  <Note>
                    {`requires: ${required.join(', ') || 'nothing'}; hydrates: ${hydrate}; ${countWords(variants)}`}
                  </Note>
                </li>
              ))}
            </List>
          </div>
        ))}
      </Groups>
    </Section>
  </PageLayout>
)

export default GalleryIndexPage

export const Head = ({ pageContext }: HeadProps<object, GalleryIndexContext>) => (
  <PageHead context={pageContext} hidden />
)
