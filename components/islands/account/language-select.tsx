import { useState } from "react";

type Props = {
  label: string;
  languages: readonly { value: string; label: string }[];
  /** The account's. */
  saved: string;
  /** Saves a language; ends when it is saved, or was not. */
  onChange: (language: string) => Promise<void>;
};

/** The language of an account. It shows the chosen one while that is being saved, and the saved one otherwise. */
export function LanguageSelect({ label, languages, saved, onChange }: Props) {
  const [chosen, setChosen] = useState<string>();
  return (
    <label className="grid max-w-xl gap-1.5 text-small font-semibold">
      {label}
      <select
        className="h-12 cursor-pointer rounded-sm border border-rule bg-raise px-4 text-body font-normal"
        value={chosen ?? saved}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value);
          void onChange(value).then(() => setChosen(undefined));
        }}
      >
        {languages.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
