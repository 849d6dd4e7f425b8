import type { ComponentProps } from "react";
import { FormStatus } from "./form-status.tsx";
import { SubmitButton } from "./submit-button.tsx";

type Props = Omit<ComponentProps<typeof SubmitButton>, "waitsFor"> & {
  /** Why the form was not accepted. */ failure: string | undefined;
};

/** The last row of a form: its button, and below it why the form was not accepted. Used by islands: no server imports here. */
export function FormEnd({ failure, ...button }: Props) {
  return (
    <div className="grid [&>:last-child:not(:empty)]:mt-3">
      <SubmitButton {...button} />
      <FormStatus words={failure} />
    </div>
  );
}
