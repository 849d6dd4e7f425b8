/** Every page of the site. Paths are facts, not folders: `/3dx/download/Lite` as well as `/beatgen-hub/download` (lib/routes.ts). */
import { RoutePage } from "#components/routes/route-page.tsx";
import { routeWords } from "#components/routes/route-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { listRoutesIn, requireRoute } from "#lib/content/routes.ts";
import { Locale } from "#schemas/locale.ts";

type Params = { locale: string; path?: string[] };
type Props = { params: Promise<Params> };

export const dynamicParams = false;
export const generateStaticParams = ({ params: { locale } }: { params: Params }) =>
  listRoutesIn(Locale.parse(locale)).map(({ path }) => ({ path: path.split("/").filter((segment) => segment !== "") }));

const routeOf = ({ path = [] }: Params) => requireRoute(`/${path.join("/")}`);

export async function generateMetadata({ params }: Props) {
  const asked = await params;
  const route = routeOf(asked);
  const locale = Locale.parse(asked.locale);
  return pageMetadata(route.path, locale, routeWords(route, locale));
}

export default async function Page({ params }: Props) {
  const asked = await params;
  return <RoutePage route={routeOf(asked)} locale={Locale.parse(asked.locale)} />;
}
