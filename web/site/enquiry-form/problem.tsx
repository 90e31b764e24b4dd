// What is wrong with a field, below it.

export function Problem({ of: id, text }: { of: string; text: string }) {
  return (
    text && (
      <p className="field-error" id={`${id}-error`}>
        {text}
      </p>
    )
  )
}
