import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DAY_FORMATS } from "#schemas/locale.ts";
import { DownloadOffer } from "./download-offer.tsx";

const offer = { file: "Lens-1.2.3.zip", version: "1.2.3", size: 9_400_000, sha256: "0", expiresAt: "2026-12-01T12:00:00Z", usesLeft: 3 };
const messages = { lead: "", sha256: "", expires: "", usesLeft: "", download: "", started: "", next: "" };

it("writes its last day as the rest of the site does, on the first of a month, too", () => {
  const html = renderToStaticMarkup(
    <DownloadOffer
      offer={offer}
      address="/"
      formats={DAY_FORMATS.fr}
      links={[]}
      isStarted={false}
      messages={messages}
      onPress={() => undefined}
      ref={null}
    />,
  );
  expect(html).toContain("1er décembre 2026");
});
