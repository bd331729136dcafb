import type { HeadProps, PageProps } from 'gatsby'
import { Fragment, memo } from 'react'
import styled from 'styled-components'
import type { Blok } from '../content'
import { EveryVariantContext } from '../experiments'
import { BlockList } from '../islands'
import { PageLayout } from '../layout'
import { space, type } from '../theme'
import { ButtonLink, CardTitle, Icon, Section } from '../ui'
import type { GalleryBlock, GalleryContext } from './contexts'
import { AroundBlocks, BlocksFoot } from './page-blocks'
import { frameOf } from './frame'
import { PageHead } from './page-head'

const Title = styled(CardTitle)`
  margin-top: ${space.xs};
`
const Variant = styled.div`
  border-top: 1px solid var(--line);
`
const Label = styled.h2`
  padding-block: ${space.s};
  color: var(--quiet);
  ${type.label}

  ${Variant}:has(> [data-block]:empty) &::after {
    content: ': shows nothing without content';
    font-weight: 400;
  }
`

type VariantsProps = { block: GalleryBlock; bloks: readonly Blok[] }

const Variants = ({ block: { name, variants, carriesTitle }, bloks }: VariantsProps) => (
  <div data-example-block={name}>
    {bloks.map((blok, at) => (
      <Variant key={blok._uid} data-example={variants[at]}>
        <Section background="white" rhythm="none">
          <Label as={carriesTitle ? 'p' : 'h2'}>{variants[at]}</Label>
        </Section>
        <EveryVariantContext value>
          <BlockList bloks={[blok]} />
        </EveryVariantContext>
      </Variant>
    ))}
  </div>
)

// Keeps blocks that are not hydrated from rendering when the page renders again.
const Body = memo(function Body({ context }: { context: GalleryContext }) {
  const bloks = context.content.body ?? []
  const startOf = (at: number) =>
    context.shown.slice(0, at).reduce((sum, { variants }) => sum + variants.length, 0)
  return (
    <AroundBlocks context={context}>
      {context.shown.map((block, at) => (
        <Fragment key={block.name}>
          {context.shown.length > 1 && (
            <Section background="white" rhythm="tight">
              <ButtonLink href={`/za/internal/tests/${block.name}/`} variant="link">
                {`${block.name} on its own page`}
              </ButtonLink>
            </Section>
          )}
          <Variants block={block} bloks={bloks.slice(startOf(at), startOf(at + 1))} />
        </Fragment>
      ))}
    </AroundBlocks>
  )
})

/** One block of the gallery, or a group of blocks: each variant under its name, rendered as on any page. */
const GalleryPage = ({ pageContext }: PageProps<object, GalleryContext>) => {
  const { name, shown } = pageContext
  return (
    <PageLayout {...frameOf(pageContext)} footBar={<BlocksFoot context={pageContext} />}>
      <Section background="white" rhythm="tight">
        <ButtonLink href="/za/internal/tests/" variant="link">
          <Icon name="arrow-left" size={20} /> All blocks
        </ButtonLink>
        <Title as={shown.some(({ carriesTitle }) => carriesTitle) ? 'p' : 'h1'}>{name}</Title>
      </Section>
      <Body context={pageContext} />
    </PageLayout>
  )
}

export default GalleryPage

export const Head = ({ pageContext }: HeadProps<object, GalleryContext>) => (
  <PageHead context={pageContext} hidden />
)
