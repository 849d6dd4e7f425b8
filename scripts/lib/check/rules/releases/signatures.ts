/** releases/signature: each installer is signed, so that an installed plug-in can trust what its update feed offers. */
import { isSignedBy } from "#scripts/lib/release/ed25519.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import { hasKey, valueAt } from "#scripts/lib/check/positions.ts";
import { listReleases } from "#scripts/lib/check/releases.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";

export const signature: CorpusRule = {
  id: "releases/signature",
  forbids: "An installer without a signature, or with one that the key of `content/shared/signing.yaml` did not make for its bytes.",
  wrong: "file: 3DX-Lite-1.4.2-macOS.zip\nsize: 42\nsha256: 55fb…",
  right: "file: 3DX-Lite-1.4.2-macOS.zip\nsize: 42\nsha256: 55fb…\nsignature: q83v…==",
  *check(corpus) {
    const signing = findDoc(corpus, "Signing");
    if (signing?.sound !== true || !signing.data.publicKey) return;
    for (const { doc, product, version } of listReleases(corpus)) {
      for (const [index, installer] of (doc.data.installers ?? []).entries()) {
        const file = corpus.installers.get(`content/shared/installers/${product}/${version}/${installer?.file ?? ""}`);
        // What is missing or another file has been reported; its signature cannot fit.
        if (!installer?.file || file === undefined || file.size !== installer.size || file.sha256() !== installer.sha256) continue;
        if (!hasKey(doc, "installers", index, "signature"))
          yield {
            at: valueAt(doc, "installers", index, "file"),
            message: "this installer is not signed",
            hint: "run npm run release:sign with the vendor's key",
          };
        else if (installer.signature && !isSignedBy(signing.data.publicKey, installer.signature, file.bytes))
          yield {
            at: valueAt(doc, "installers", index, "signature"),
            message: "the key in content/shared/signing.yaml did not make this signature for this file",
            hint: "run npm run release:sign with the vendor's key",
          };
      }
    }
  },
};
