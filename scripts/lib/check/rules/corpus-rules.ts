/** The rules that look across files, in the order of docs/content-rules.md. */
import type { CodeRule, CorpusRule } from "#scripts/lib/check/rule.ts";
import { buyNowhere, discontinued, editionDiffers, editionOrder, liteChannels, twice } from "./catalogue/editions.ts";
import { imageMissing, imageSize, imageWithoutWords, noPicture, pictureWithoutWords } from "./catalogue/images.ts";
import { bundlePart, keyOnce, unknownDaw, unknownLink, unknownProduct, unusedLink, upgrade } from "./catalogue/keys.ts";
import { pathTwice } from "./catalogue/paths.ts";
import { bundleDearer, bundleSaving, freeIsFree, saleAboveList } from "./catalogue/prices.ts";
import { downloadNowhere, screenEdition } from "./catalogue/screens.ts";
import { formatWithoutSystem, unknownSystem } from "./catalogue/systems.ts";
import { differentSources, missingDocument, missingSource, nothingRequires } from "./gaps/gaps.ts";
import { differentArguments, differentTags } from "./messages/compare.ts";
import { missingKey, unknownKey, unusedKey } from "./messages/keys.ts";
import { installerHash, installerMissing, installerSize, installerUnused } from "./releases/installers.ts";
import { installerLeftOut, installerName, installerReused } from "./releases/installer-sets.ts";
import { fixedIn, issueDropped } from "./releases/known-issues.ts";
import { majorUpgrade } from "./releases/major.ts";
import { phraseGaps } from "./releases/phrases.ts";
import { changeWords } from "./releases/release-words.ts";
import { installerEdition, installerSystem, installerTwice, releaseProduct } from "./releases/releases.ts";
import { signature } from "./releases/signatures.ts";
import { unwritten } from "./releases/unwritten.ts";
import { dateOrder, versionKind, versionStep } from "./releases/versions.ts";
import { contentNotAFile, publicNotAFile } from "./irregular.ts";
import { outsideAddress, svgPart, svgSyntax } from "./public/drawings.ts";
import { publicKind, publicName, publicOtherKind } from "./public/files.ts";
import { headingGone, noRecord, pageGone, recordLine } from "./redirects/published.ts";
import { headingElsewhere, sourceInUse, sourceTwice } from "./redirects/sources.ts";
import { chain, loop, targetNowhere } from "./redirects/targets.ts";
import { missingFile } from "./shape/files.ts";
import { agreedTerm, nameSpelling } from "./terms/names.ts";
import { fullWidth, halfWidthKana, halfWidthMark } from "./terms/width.ts";
import { announcementWords, detailWords, editionWords } from "./words/entry-rules.ts";
import { noSuchFact } from "./words/facts-exist.ts";
import { anchorNowhere, externalUrl, linkNowhere } from "./words/links.ts";
import { literalChannels, literalDays, literalPrice, literalSystem, literalTrial } from "./words/literal-facts.ts";
import { linkMoved } from "./words/moved-links.ts";
import { messageScript, wordsScript } from "./words/script.ts";

export const CORPUS_RULES: readonly CorpusRule[] = [
  missingFile,
  contentNotAFile,
  saleAboveList,
  freeIsFree,
  bundleSaving,
  bundleDearer,
  editionDiffers,
  liteChannels,
  editionOrder,
  discontinued,
  buyNowhere,
  twice,
  keyOnce,
  upgrade,
  bundlePart,
  unknownProduct,
  unknownLink,
  unknownDaw,
  unknownSystem,
  formatWithoutSystem,
  pathTwice,
  screenEdition,
  downloadNowhere,
  imageMissing,
  imageSize,
  imageWithoutWords,
  noPicture,
  pictureWithoutWords,
  releaseProduct,
  versionStep,
  versionKind,
  dateOrder,
  majorUpgrade,
  installerEdition,
  installerSystem,
  installerTwice,
  installerLeftOut,
  installerName,
  installerMissing,
  installerSize,
  installerHash,
  installerReused,
  installerUnused,
  signature,
  fixedIn,
  issueDropped,
  changeWords,
  unwritten,
  phraseGaps,
  noSuchFact,
  editionWords,
  detailWords,
  announcementWords,
  linkNowhere,
  linkMoved,
  anchorNowhere,
  externalUrl,
  literalPrice,
  literalChannels,
  literalSystem,
  literalTrial,
  literalDays,
  wordsScript,
  missingKey,
  unknownKey,
  differentArguments,
  differentTags,
  messageScript,
  nameSpelling,
  agreedTerm,
  fullWidth,
  halfWidthKana,
  halfWidthMark,
  missingDocument,
  nothingRequires,
  missingSource,
  differentSources,
  sourceInUse,
  sourceTwice,
  targetNowhere,
  chain,
  loop,
  headingElsewhere,
  pageGone,
  headingGone,
  recordLine,
  noRecord,
  publicNotAFile,
  publicName,
  publicKind,
  publicOtherKind,
  svgSyntax,
  svgPart,
  outsideAddress,
];

/** Rules that ask what the code uses. */
export const CODE_RULES: readonly CodeRule[] = [unusedLink, unusedKey];
