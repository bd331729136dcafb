/** Sentences below each other; nothing where there are none. */
export const Sentences = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 ? (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  ) : null
