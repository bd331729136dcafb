/** @jsxRuntime classic */
import { navigate } from 'gatsby'
import * as React from 'react'

const HOME = '/za/'

/** The site root sends the browser to the country's home (spec 2), what its address says included; without script a link and a refresh do. */
const RootPage = () => {
  React.useEffect(() => {
    const { search, hash } = window.location
    void navigate(HOME + search + hash, { replace: true })
  }, [])
  return (
    <main>
      <p>
        <a href={HOME}>Go to yoco South Africa</a>
      </p>
    </main>
  )
}

export default RootPage

export const Head = () => (
  <>
    <title>yoco</title>
    <meta name="robots" content="noindex" />
    <link rel="canonical" href={HOME} />
    <noscript>{`<meta http-equiv="refresh" content="0; url=${HOME}">`}</noscript>
  </>
)
