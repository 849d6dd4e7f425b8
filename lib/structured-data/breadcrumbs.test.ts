import { expect, test } from "vitest";
import { requireRoute } from "#lib/content/routes.ts";
import { ancestorsOf } from "./breadcrumbs.ts";

const above = (path: string) => ancestorsOf(requireRoute(path)).map((route) => route.path);

test("what belongs to a product stands below its list and its page, wherever its own path is", () => {
  expect(above("/lantern")).toEqual(["/", "/products"]);
  expect(above("/lantern/download/Lite")).toEqual(["/", "/products", "/lantern", "/lantern/download"]);
  expect(above("/labz/products/tidepool/releases")).toEqual(["/", "/labz", "/labz/products/tidepool"]);
});

test("all else stands below the pages whose paths begin its own", () => {
  expect(above("/labz/products/pebble-lite")).toEqual(["/", "/labz"]);
  expect(above("/support/how-trials-work")).toEqual(["/", "/support"]);
  expect(above("/pricing")).toEqual(["/"]);
});
