import { type Problem, problemAt } from '../source/problem';
import type { SourceFile } from '../source/source-file';
import { readPassages } from './passages';
import { longSentences, repeatedWords } from './rules';
import { filesWithMistakes, findMisspelled } from './spelling';

/** The mistakes in the spelling and style of each file. */
export async function checkFiles(files: readonly SourceFile[]): Promise<Problem[][]> {
  const texts = await Promise.all(files.map(readPassages));
  const misspelled = await filesWithMistakes(texts);
  return Promise.all(
    texts.map(async (passages, index) => {
      const file = files[index] as SourceFile;
      const style = passages.flatMap((passage) =>
        [repeatedWords, longSentences].flatMap((rule) =>
          rule(passage.text).map((it) => ({ ...it, passage })),
        ),
      );
      const spelling = misspelled.has(index) ? await findMisspelled(file.path, passages) : [];
      return [...style, ...spelling].map(({ passage, index, message, hint }) => {
        const word = passage.words.findLast((it) => it.index <= index);
        return problemAt(file, word ? word.offset + index - word.index : 0, message, hint);
      });
    }),
  );
}
