// What is wrong with HTML that the server wrote, which is nothing.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The recommended rules, less those that judge how React spells markup or what editors write, not whether it is valid. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Spelling: names of attributes and the doctype are read whatever their case, and `/>` is ignored.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The ids that React makes begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Boxes of one group share a name: that is how a form says several values.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      // Style sheets keep numbers on one line; titles are as long as editors make them.
      'tel-non-breaking': 'off',
      'long-title': 'off',
    },
  }),
)

/** Each fault as a sentence. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) => messages)
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
