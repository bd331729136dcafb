import { PriceDisplay, useItem } from '../../../catalogue'
import { linkProps, type Bloks } from '../../../content'
import { CtaRow } from '../../shared/cta-row'
import { Leads, Name, Overview } from './quiz-questions.styles'

type WithoutScriptProps = {
  /** The quiz's, for the ids that the answers lead to. */
  uid: string
  questions: readonly Bloks.QuizQuestion[]
  results: readonly Bloks.QuizResult[]
}

const Recommendation = ({ id, result }: { id: string; result: Bloks.QuizResult }) => {
  const product = useItem({ sku: result.sku })
  const details = product && linkProps(product.detailsLink)
  return (
    <article id={id}>
      <h4>{result.title}</h4>
      {result.text ? <p>{result.text}</p> : null}
      {product ? (
        <div>
          <Name>{details ? <a {...details}>{product.name}</a> : product.name}</Name>
          <PriceDisplay item={product} />
        </div>
      ) : null}
      <CtaRow ctas={result.cta} />
    </article>
  )
}

/** The whole quiz at once, for who has no script to count: what each answer speaks for, and all that may come out. */
export const WithoutScript = ({ uid, questions, results }: WithoutScriptProps) => {
  const idOf = ({ code }: Bloks.QuizResult) => `result-${uid}-${code}`
  return (
    <Overview>
      {questions.map((question) => (
        <div key={question._uid}>
          <h3>{question.question}</h3>
          <Leads role="list">
            {question.answers.map((answer) => {
              const result = results.find(({ code }) => code === answer.result)
              return (
                <li key={answer._uid}>
                  <span>{answer.text}</span>
                  {result ? (
                    <span>
                      : <a href={`#${idOf(result)}`}>{result.title}</a>
                    </span>
                  ) : null}
                </li>
              )
            })}
          </Leads>
        </div>
      ))}
      <h3>What we recommend</h3>
      {results.map((result) => (
        <Recommendation key={result._uid} id={idOf(result)} result={result} />
      ))}
    </Overview>
  )
}
