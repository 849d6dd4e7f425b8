import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import type { Refusal } from "./call-api.ts";
import { useAfterPress } from "./use-after-press.ts";
import { useTypedValues } from "./use-typed-values.ts";

/** What came of a request. */
export type Sent<Code extends string> = { success: true } | { success: false; code: Refusal<Code> };

export type ApiFormOptions<Values extends FieldValues, Code extends string> = {
  defaultValues: DefaultValues<Values>;
  /** Checks the fields before anything is sent. */
  resolver: Resolver<Values, unknown, Values>;
  /** Sends what was filled in, and does what follows a success. */
  send: (values: Values, form: HTMLFormElement | null) => Promise<Sent<Code>>;
  /** The text for each way in which it can fail. */
  failures: Readonly<Record<Refusal<Code>, string>>;
  /** The failures that are shown at a field, by `refused`, and not below the form. */
  fieldFailures?: readonly NoInfer<Code>[];
};
type ApiForm<Values extends FieldValues, Code extends string> = Pick<
  UseFormReturn<Values>,
  "register" | "getValues" | "setValue" | "reset"
> & {
  /** Go on the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    /** Outside a dialog it does nothing: what is sent before the loader has come stays in the form. Browsers know it since 2022. */
    method: "dialog";
    noValidate: true;
    onSubmit: (event: SyntheticEvent) => void;
    onChange: () => void;
  };
  isValid: boolean;
  isSubmitting: boolean;
  isTouched: boolean;
  /** @returns `text` if the field is wrong and was touched or sent; `textIfEmpty`, where given, if it is empty. */
  problem: (name: FieldPath<Values>, text: string, textIfEmpty?: string) => string | undefined;
  /** @returns The text of this failure, if the last request failed with it and nothing was changed since. */
  refused: (code: Code) => string | undefined;
  /** The text of a failure that is about no field. */
  failure: string | undefined;
};

/** Fields that are wrong, as they say it themselves. */
const PROBLEM = '[aria-invalid="true"], [data-problem] input';

/**
 * A form that sends one request: checked on load, on change and on blur. What is wrong with a field shows once it was touched, and with every
 * field once it was tried to send them; the first wrong one then has the focus, as has one that the server refuses.
 */
export function useApiForm<Values extends FieldValues, Code extends string>(options: ApiFormOptions<Values, Code>): ApiForm<Values, Code> {
  const { defaultValues, resolver, send, failures, fieldFailures = [] } = options;
  const [refusal, setRefusal] = useState<Refusal<Code>>();
  const [isLeft, setIsLeft] = useState(false);
  const form = useForm<Values, unknown, Values>({ mode: "all", shouldFocusError: false, defaultValues, resolver });
  const { getValues, setValue, reset, control, handleSubmit, formState, getFieldState } = form;
  const { touchedFields, isValid, isSubmitting, isSubmitted, submitCount } = formState;
  // Renders again at each letter: an empty field and a wrong one are the same error to react-hook-form.
  useWatch({ control });
  const { ref, takeFilled } = useTypedValues(form);
  const afterPress = useAfterPress();
  const register: typeof form.register = (name, rules) => {
    const field = form.register(name, rules);
    const onBlur: typeof field.onBlur = (event) =>
      new Promise((resolve) => {
        setIsLeft(true);
        afterPress(() => resolve(field.onBlur(event)));
      });
    return { ...field, onBlur };
  };
  const focusProblem = useEffectEvent(() => {
    if (!isValid) ref.current?.querySelector<HTMLElement>(PROBLEM)?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusProblem();
  }, [submitCount]);
  const isAboutField = fieldFailures.some((code) => code === refusal);
  useEffect(() => {
    if (isAboutField) ref.current?.querySelector<HTMLElement>(PROBLEM)?.focus();
  }, [isAboutField, ref]);
  const forget = () => setRefusal(undefined);
  const submit = handleSubmit(async (values, event) => {
    forget();
    const element: unknown = event?.target;
    const sent = await send(values, element instanceof HTMLFormElement ? element : null);
    if (!sent.success) setRefusal(sent.code);
  });
  const onSubmit = (event: SyntheticEvent) => {
    if (isSubmitting) event.preventDefault();
    else {
      takeFilled();
      void submit(event);
    }
  };
  return {
    register,
    getValues,
    setValue,
    reset,
    formProps: { ref, method: "dialog", noValidate: true, onSubmit, onChange: forget },
    isValid,
    isSubmitting,
    isTouched: isLeft || Object.keys(touchedFields).length > 0,
    problem: (name, text, textIfEmpty = text) => {
      const { isTouched, invalid } = getFieldState(name, formState);
      if (!invalid || !(isTouched || isSubmitted)) return undefined;
      return String(getValues(name)).trim() === "" ? textIfEmpty : text;
    },
    refused: (code) => (refusal === code ? failures[code] : undefined),
    failure: refusal === undefined || isAboutField ? undefined : failures[refusal],
  };
}
