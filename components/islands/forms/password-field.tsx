import { type ComponentProps, useState } from "react";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { TextField } from "#components/ui/text-field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "button"> & { showLabel: string };

/** A password that can be looked at: typing blind is what makes people choose short ones. */
export function PasswordField({ showLabel, disabled, ...field }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
      button={
        <button
          type="button"
          aria-label={`${showLabel}: ${field.label}`}
          aria-pressed={isShown}
          aria-controls={field.id}
          disabled={disabled}
          className="absolute top-1 right-1 grid size-10 cursor-pointer place-items-center rounded-sm text-mute enabled:hover:text-ink disabled:cursor-not-allowed"
          onClick={() => setIsShown(!isShown)}
        >
          <LineIcon viewBox="0 0 24 24" width="22" height="22" strokeWidth="1.5">
            <path d="M2 12q10 -14 20 0q-10 14 -20 0z" />
            <circle cx="12" cy="12" r="3.2" className={isShown ? "fill-current" : undefined} />
            {!isShown && <path d="M4.5 20L19.5 4" />}
          </LineIcon>
        </button>
      }
      {...field}
    />
  );
}
