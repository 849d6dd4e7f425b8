/** A product's page, its releases and its download: their paths are facts, `/3dx/releases` as well as `/beatgen-hub/download`. */
import { ProductRoute, productRouteWords } from "#components/products/product-route.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { listProductRoutes, requireProductRoute } from "#lib/content/routes.ts";
import { Locale } from "#schemas/locale.ts";

type Props = { params: Promise<{ locale: string; path: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () => listProductRoutes().map(({ path }) => ({ path: path.slice(1).split("/") }));

export async function generateMetadata({ params }: Props) {
  const { locale, path } = await params;
  const route = requireProductRoute(`/${path.join("/")}`);
  return pageMetadata(route.path, Locale.parse(locale), productRouteWords(route, Locale.parse(locale)));
}

export default async function Page({ params }: Props) {
  const { locale, path } = await params;
  return <ProductRoute route={requireProductRoute(`/${path.join("/")}`)} locale={Locale.parse(locale)} />;
}
