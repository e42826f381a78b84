import retextIndefiniteArticle from 'retext-indefinite-article';
import { retextRule } from './retext-rule';

/** Finds "a" where "an" belongs, and the other way round. */
export const articles = retextRule(retextIndefiniteArticle(), (actual, expected) => ({
  message: `"${actual}" is the wrong article for the word after it`,
  hint: `Write "${expected}"`,
  mend: expected,
}));
