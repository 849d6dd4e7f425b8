/** Content to typed data. The document types are made from `schemas/entities.ts`; `npm run check:content` has checked them before. */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ComputedFields, type DocumentType, defineDocumentType, makeSource } from "contentlayer2/source-files";
import { compileWords } from "#lib/mdx/compile.ts";
import { ENTITIES } from "#schemas/entities.ts";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { CONTENT_FOLDER, PUBLIC_FOLDER } from "#server/content-folder.ts";
import { fieldsOf } from "#scripts/lib/contentlayer-fields.ts";
import { writeContentKeys } from "#scripts/lib/content-keys.ts";
import { allowOnlyYaml, guardContent } from "#scripts/lib/guard-contentlayer.ts";
import { isMadeFrom, noteMadeFrom } from "#scripts/lib/made-from.ts";
import { writeMessageTypes } from "#scripts/lib/messages/write-message-types.ts";
import { writeSiteLocales } from "#scripts/lib/site-locales.ts";
import { putFile, readOptional } from "#scripts/lib/put-file.ts";
import { noteInstallers } from "#scripts/lib/release/note-installers.ts";
import { hashPictures, sizeOfPicturesIn } from "#scripts/lib/size-of-picture.ts";

/** Contentlayer takes its folder from PWD. Absolute, so that it reads the folder that was checked. */
const fromHere = (folder: string) => resolve(process.env.PWD ?? process.cwd(), folder);
const CONTENT = fromHere(CONTENT_FOLDER);
const PUBLIC = fromHere(PUBLIC_FOLDER);
allowOnlyYaml();
guardContent(CONTENT);
// Contentlayer identifies a document by its path below the content folder and the time of its last change. Two folders can share both,
// and a compiled text also holds the sizes of its pictures.
const CACHE = ".contentlayer/.cache";
const picturesNote = join(CACHE, "pictures");
const pictures = hashPictures(PUBLIC);
if (!isMadeFrom(".contentlayer", CONTENT) || readOptional(picturesNote) !== pictures) rmSync(CACHE, { recursive: true, force: true });

const sizeOf = sizeOfPicturesIn(PUBLIC);
const compiledOf = (body: unknown) => compileWords((body as { raw: string }).raw, sizeOf);

const documentTypes: DocumentType[] = ENTITIES.map((entity) => {
  const isWords = entity.files.endsWith(".mdx");
  const computedFields: ComputedFields = {
    ...(isWords ? { compiled: { type: "json", resolve: ({ body }) => compiledOf(body) } } : {}),
  };
  return defineDocumentType(() => ({
    name: entity.name,
    filePathPattern: entity.files.replace("{locale}", `{${ALL_LOCALES.join(",")}}`),
    contentType: isWords ? "markdown" : "data",
    // Contentlayer demands the file of a singleton.
    isSingleton: !entity.files.includes("*") && !entity.files.includes("{locale}") && !("optional" in entity),
    fields: fieldsOf(entity.schema),
    computedFields,
  }));
});

export default makeSource({
  contentDirPath: CONTENT,
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
    noteMadeFrom(".contentlayer", CONTENT);
    putFile(picturesNote, pictures);
    writeContentKeys(CONTENT);
    noteInstallers(CONTENT);
    writeMessageTypes(CONTENT);
    writeSiteLocales(CONTENT);
  },
  onUnknownDocuments: "fail",
  onExtraFieldData: "fail",
  onMissingOrIncompatibleData: "fail",
});
