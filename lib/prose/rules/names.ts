import type { Unwanted } from './words';

/** Names written in another way than the site writes them. */
export const names: Unwanted[] = [
  {
    pattern: /\bSolana\b/g,
    message: (it) => `"${it}" is the upstream name`,
    hint: 'Write Openverse; where upstream is meant, add the phrase around it to content/dictionary.txt',
  },
  {
    pattern: /\bSOL\b/g,
    message: (it) => `"${it}" is the upstream token`,
    hint: 'Write BTG; where upstream is meant, add the phrase around it to content/dictionary.txt',
  },
  {
    pattern: /\b(?!Openverse\b)(?:[Oo]pen|OPEN)[ -]?(?:[Vv]erse|VERSE)\b/g,
    message: (it) => `"${it}" is not how the network is written`,
    hint: 'Write Openverse',
    mend: () => 'Openverse',
  },
  {
    pattern: /\b(?!OpenOS\b)(?:[Oo]pen|OPEN)[ -]?(?:[Oo]s|OS)\b/g,
    message: (it) => `"${it}" is not how the software is written`,
    hint: 'Write OpenOS for the software, `openos` as code for the program',
    // In small letters it may be the program, and as two words English.
    mend: (it) => (/^[Oo]penos$|[ -]/.test(it) ? undefined : 'OpenOS'),
  },
  {
    // The library that knows articles does not know these names.
    pattern: /\b[Aa](?=\s(?:Openverse|OpenOS)\b)/g,
    message: (it) => `"${it}" is the wrong article for the name after it`,
    hint: 'Write "an"',
    mend: (it) => `${it}n`,
  },
];
