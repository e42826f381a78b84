import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { fitsWords } from '@/components/ui/fits-words';
import styles from './contents-filter.module.css';

/** A field that filters a list of links by words. Enter follows the first link that is left, Escape shows all again. */
export function ContentsFilter({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const id = useId();
  const [{ words, found }, setFilter] = useState({ words: '', found: 0 });

  const filter = (typed: string) => {
    const items = [...(list.current?.children ?? [])];
    for (const item of items) {
      // The address is filtered too: readers may type `program-deploy`.
      const name = `${item.textContent} ${item.querySelector('a')?.hash}`;
      item.toggleAttribute('hidden', !fitsWords(name, typed));
    }
    setFilter({ words: typed, found: items.filter((item) => !item.hasAttribute('hidden')).length });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (words === '' || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') filter('');
    else if (event.key !== 'Enter') return;
    else list.current?.querySelector<HTMLElement>('li:not([hidden]) a')?.click();
    event.preventDefault();
  };

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter by name</label>
      <output htmlFor={id}>{words.trim() !== '' && `${found} found`}</output>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={({ target }) => filter(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
