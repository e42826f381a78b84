import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What content decides, the size of a drawing or the alignment of a table's column; everything else has a class. */
const computedProperties =
  'inline-size min-inline-size min-block-size aspect-ratio padding-inline-start text-align'.split(' ');

/** The rules for built pages: the HTML standard and html-validate's recommendations. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React and rehype write what the standard lets be written in more than one way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The standard allows “>” in text; it is in thousands of lines of code. Where “<” or “&” were not escaped, the
    // page would have elements and entities that other rules do not know.
    'no-raw-characters': 'off',
    // The standard allows every character but white space; React's ids begin with “_”.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': ['error', { allowedProperties: computedProperties }],
    // Scripts and styles come from the origin of the page; what came from another would need it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // “Main” is in the header on wide screens and in the menu on narrow ones, never in both: this rule does not know
    // the styles. The same links should have the same name.
    'unique-landmark': 'off',
    // Search engines cut titles by width, not at a length; the specification gives the longest ones.
    'long-title': ['error', { maxlength: 90 }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(rules));

/** Every mistake in some HTML, one line each: place, rule, and expectation. */
export function mistakesIn(html: string, file: string): string[] {
  const { results } = validator.validateStringSync(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${file}:${line}:${column}: ${ruleId}: ${message} (${selector})`,
    ),
  );
}
