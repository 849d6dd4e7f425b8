/**
 * What the preview shows at an address that is no page: inside the layout, so that problems in content are shown here, too. The finished site
 * has a document of its own for it, made from the page /404.
 */
export default function NotFound() {
  return (
    <main id="main" lang="en" className="mx-auto max-w-6xl px-5 py-16">
      <h1 className="text-h2">No page has this address</h1>
      <p className="mt-6 text-mute">
        It appears here as soon as content defines it. The finished site shows its own page for unknown addresses.
      </p>
    </main>
  );
}
