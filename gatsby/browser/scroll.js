// Where a page is scrolled to: without what nobody asks of the library (decision 054).
export { ScrollHandler as ScrollContext } from 'gatsby-react-router-scroll/scroll-handler'
