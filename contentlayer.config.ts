/** Content to typed data. The document types are made from `schemas/entities.ts`; `npm run check:content` has checked them before. */
import { type ComputedFields, type DocumentType, defineDocumentType, makeSource } from "contentlayer2/source-files";
import { compileWords } from "#lib/mdx/compile.ts";
import { ENTITIES } from "#schemas/entities.ts";
import { Locale, LOCALES } from "#schemas/locale.ts";
import { fieldsOf } from "#scripts/lib/contentlayer-fields.ts";
import { noteInstallers } from "#scripts/lib/release/note-installers.ts";

/** Words stand below the folder of their language. */
const bodyOf = (body: unknown, folder: string) => compileWords((body as { raw: string }).raw, Locale.parse(folder.split("/")[0]));

const documentTypes: DocumentType[] = ENTITIES.map((entity) => {
  const isWords = entity.files.endsWith(".mdx");
  const computedFields: ComputedFields = {
    ...(isWords ? { body: { type: "string", resolve: ({ body, _raw }) => bodyOf(body, _raw.sourceFileDir) } } : {}),
  };
  return defineDocumentType(() => ({
    name: entity.name,
    filePathPattern: entity.files.replace("{locale}", `{${LOCALES.join(",")}}`),
    contentType: isWords ? "markdown" : "data",
    isSingleton: !entity.files.includes("*") && !entity.files.includes("{locale}"),
    fields: fieldsOf(entity.schema),
    computedFields,
  }));
});

export default makeSource({
  contentDirPath: "content",
  documentTypes,
  // A body is compiled in its computed field; contentlayer's own Markdown step has nothing to do.
  markdown: (builder) => {
    builder.use(function nothing(this: { parser: unknown; compiler: unknown }) {
      this.parser = () => ({ type: "root", children: [] });
      this.compiler = () => "";
    } as never);
  },
  disableImportAliasWarning: true,
  // Not a computed field: those are kept until their document changes, and an installer can arrive after its facts.
  onSuccess: async () => {
    noteInstallers();
  },
  onUnknownDocuments: "fail",
  onExtraFieldData: "fail",
  onMissingOrIncompatibleData: "fail",
});
