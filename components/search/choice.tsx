import styles from './search-page.module.css';

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly { name: string; label: string }[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** A choice of one of a few things, all in view. */
export function Choice({ name, legend, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.name}>
          <input
            type="radio"
            name={name}
            value={option.name}
            checked={chosen === option.name}
            onChange={() => onChoose(option.name)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
