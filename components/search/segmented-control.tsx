import { startTransition, useOptimistic } from 'react';
import styles from './search-page.module.css';

interface SegmentedControlProps {
  name: string;
  legend: string;
  options: readonly { name: string; label: string }[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** A choice of one of a few options, all visible. */
export function SegmentedControl({ name, legend, options, chosen, onChoose }: SegmentedControlProps) {
  // Shows the choice at once; the address changes a moment later.
  const [shown, show] = useOptimistic(chosen);
  const choose = (option: string) =>
    startTransition(() => {
      show(option);
      onChoose(option);
    });
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.name}>
          <input
            type="radio"
            name={name}
            value={option.name}
            checked={shown === option.name}
            onChange={() => choose(option.name)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
