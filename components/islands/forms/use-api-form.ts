import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useEarlyFormValues } from "#components/islands/hydration/use-early-form-values.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";

/** The part of a zod schema that carries its types. A form's values are not transformed by their schema. */
type FormSchema<Values> = { _zod: { input: Values; output: Values } };

type Options<Values extends FieldValues, Code extends string> = {
  /** Path of the endpoint. */
  endpoint: string;
  defaultValues: DefaultValues<NoInfer<Values>>;
  schema: FormSchema<Values>;
  /** The request's JSON body for valid values. */
  bodyOf: (values: Values, form: HTMLFormElement | null) => object;
  /** The text for each error code of the endpoint that a visitor can act on; `OTHER` is for every other failure. */
  failures: Record<Refusal<Code>, string>;
  /** Called when the endpoint has accepted the request; `fail` shows the text of `OTHER` instead. */
  onSuccess: (values: Values, answer: object, fail: () => void) => void;
};

export type ApiFormState<Values extends FieldValues> = ReturnType<typeof useApiForm<Values, string>>;

/** A form that is validated on load, change and blur, posts JSON to one endpoint, and says why a request failed. */
export function useApiForm<Values extends FieldValues, Code extends string>(options: Options<Values, Code>) {
  const { endpoint, defaultValues, schema, bodyOf, failures, onSuccess } = options;
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values, unknown, Values>({
    mode: "all",
    defaultValues,
    resolver: zodResolver<Values, unknown, Values>(schema),
  });
  const { register, control, getValues, setValue, getFieldState, handleSubmit, formState } = form;
  const { isValid, isSubmitting } = formState;
  const element = useEarlyFormValues<Values>(form);

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const fail = (code: Refusal<Code>) => {
      setFailure(failures[code]);
    };
    const outcome = await callApi(endpoint, Object.keys(failures) as Refusal<Code>[], postJson(bodyOf(values, element.current)));
    if (!outcome.success) fail(outcome.code);
    else
      onSuccess(values, outcome.answer, () => {
        fail("OTHER");
      });
  });

  return {
    register,
    control,
    getValues,
    setValue,
    /** The ref for the form element. */
    element,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    isSubmitting,
    isValid,
    /** Why the last request failed. */
    failure,
    /** `text` if the field was touched and is invalid, else undefined. */
    problem: (name: FieldPath<Values>, text: string) => {
      const { isTouched, invalid } = getFieldState(name, formState);
      return isTouched && invalid ? text : undefined;
    },
  };
}
