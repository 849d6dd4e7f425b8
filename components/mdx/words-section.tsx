import type { ComponentProps } from "react";
import { Section } from "#components/ui/section.tsx";
import { Words } from "./words.tsx";

/** The words of a content file as a section of a page; nothing where the file has none below its front matter. */
export function WordsSection({ id, ...words }: { id: string } & Pick<ComponentProps<typeof Words>, "of" | "locale">) {
  return (
    words.of.body !== "" && (
      <Section id={id}>
        <Words {...words} layout="sheet" />
      </Section>
    )
  );
}
